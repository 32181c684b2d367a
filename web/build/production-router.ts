import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * react-router offers its development build to every bundler. The browser of a shopper gets the one
 * without the warnings for developers.
 */
export function productionRouter(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json');
  return {
    name: 'gawai:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => {
      const file = FILES[source];
      return file === undefined ? null : join(dirname(manifest), 'dist/production', file);
    },
  };
}
