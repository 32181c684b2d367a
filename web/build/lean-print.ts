import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRINT = fileURLToPath(new URL('../src/apollo/print-document.ts', import.meta.url));

/** Puts the shop's printer of requests in the place of the GraphQL library's, which also prints schemas. */
export function leanPrint(): Plugin {
  return {
    name: 'gawai:lean-print',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source, importer) =>
      source === './printer.mjs' && importer?.includes('/node_modules/graphql/') === true
        ? PRINT
        : null,
  };
}
