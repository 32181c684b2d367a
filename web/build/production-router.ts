import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** Names for the developer tools of React; setting them keeps parts alive that no page uses. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/** Calls at the top of a module that only make something: without this mark all of it would be kept. */
const MAKES_A_PART = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * react-router offers its development build to every bundler. The browser of a shopper gets the one
 * without the warnings for developers, and of that only the parts that a page uses.
 */
export function productionRouter(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json');
  const folder = join(dirname(manifest), 'dist/production');
  return {
    name: 'gawai:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => {
      const file = FILES[source];
      return file === undefined ? null : join(folder, file);
    },
    transform: (code, id) =>
      id.startsWith(folder)
        ? code.replace(DISPLAY_NAME, '').replace(MAKES_A_PART, '$1/* @__PURE__ */ ')
        : null,
  };
}
