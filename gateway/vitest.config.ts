import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const jestGlobals = fileURLToPath(new URL('./test-kit/jest-globals.ts', import.meta.url));
const conditions = ['gawai-source', 'node', 'development|production'];

/** Tests of `npm run test:long`; `npm test` leaves them out. */
export const LONG_TESTS = ['src/**/random-operations.test.ts', 'src/**/*.long.test.ts'];

export default defineConfig({
  resolve: {
    conditions,
    // Node and Apollo load the CommonJS form; two forms side by side are two realms of types.
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // Apollo's suite is written for Jest; this gives it the same words of Vitest.
      { find: '@jest/globals', replacement: jestGlobals },
    ],
  },
  ssr: { resolve: { conditions } },
  test: {
    server: { deps: { inline: ['@apollo/server-integration-testsuite'] } },
    include: ['src/**/*.test.ts'],
    // Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    exclude: LONG_TESTS,
    restoreMocks: true,
    // No test replaces a module, so the files of a worker can share what they import.
    isolate: false,
    // Tests talk over real sockets; a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
