import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: {
    conditions,
    // Node and Apollo load the CommonJS form; two forms side by side are two realms of types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: {
    name: 'check-shop',
    include: ['src/**/*.test.ts'],
    // The reference shop API starts on a copy of the embedded database.
    env: {},
    globalSetup: ['../shop-api/test-kit/prepared-database.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
