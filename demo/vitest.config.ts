import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'demo',
    include: ['src/**/*.test.ts'],
    // Test files start on a copy of the embedded database (test-kit/prepared-database.ts).
    env: {},
    globalSetup: ['../shop-api/test-kit/prepared-database.ts'],
    setupFiles: ['../shop-api/test-kit/real-time.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
