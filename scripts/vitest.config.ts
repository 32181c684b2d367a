import { defineConfig } from 'vitest/config';

// Packages are read from their sources: these tests run before the build.
const conditions = ['gawai-source', 'node', 'development|production'];

/** Tests of `npm run test:long`; `npm test` leaves them out. */
export const LONG_TESTS = ['**/*.long.test.ts'];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { name: 'scripts', include: ['**/*.test.ts'], exclude: LONG_TESTS, isolate: false },
});
