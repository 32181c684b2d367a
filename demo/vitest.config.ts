import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'node', 'development|production'];

/** Tests of `npm run test:long`; `npm test` leaves them out. */
const LONG = ['src/**/*.long.test.ts'];

export default defineConfig(({ mode }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'demo',
    include: mode === 'long' ? LONG : ['src/**/*.test.ts'],
    exclude: mode === 'long' ? [] : LONG,
    // Test files start on a copy of the embedded database (test-kit/prepared-database.ts).
    env: {},
    globalSetup: ['../shop-api/test-kit/prepared-database.ts'],
    setupFiles: ['../shop-api/test-kit/real-time.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));
