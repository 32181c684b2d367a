import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'node', 'development|production'];

export default defineConfig({
  resolve: {
    conditions,
    // Node and Apollo load the CommonJS form; two forms side by side are two realms of types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // Tests talk over real sockets; a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
