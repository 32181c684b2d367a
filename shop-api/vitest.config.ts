import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'node', 'development|production'];
const server = process.env['TEST_DATABASE_URL'];

/** The same tests on the embedded database and, when TEST_DATABASE_URL is set, on PostgreSQL. */
const engines = [
  { name: 'embedded', env: {}, exclude: ['src/**/*.postgres.test.ts'] },
  ...(server
    ? [
        {
          name: 'postgres',
          env: { TEST_DATABASE_URL: server },
          exclude: ['src/**/*.embedded.test.ts'],
        },
      ]
    : []),
];

export default defineConfig(({ mode }) => ({
  test: {
    projects: engines.map(({ name, env, exclude }) => ({
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        name,
        env: { ...env, ...(mode === 'full-rounds' ? { FULL_ROUNDS: 'yes' } : {}) },
        include: ['src/**/*.test.ts'],
        exclude,
        globalSetup: ['test-kit/prepared-database.ts'],
        restoreMocks: true,
        testTimeout: 60_000,
        hookTimeout: 120_000,
      },
    })),
  },
}));
