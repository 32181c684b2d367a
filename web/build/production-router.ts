import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Resolves React Router to its production build in the browser: its package exports the development
 * build under every condition, which warns and is larger.
 */
export function productionRouter(): Plugin {
  const manifest = fileURLToPath(import.meta.resolve('react-router/package.json'));
  return {
    name: 'gawai:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) =>
      FILES[id] === undefined ? null : join(dirname(manifest), 'dist/production', FILES[id]),
  };
}
