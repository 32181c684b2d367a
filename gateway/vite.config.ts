import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles GraphiQL into `dist/graphiql`, which the gateway serves (decision 0020). */
export default defineConfig({
  root: fileURLToPath(new URL('graphiql', import.meta.url)),
  base: './',
  // Libraries mark modules for React's server components, which is a warning each.
  logLevel: 'error',
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
  },
});
