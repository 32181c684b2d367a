import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'node', 'development|production'];
const server = process.env['TEST_DATABASE_URL'];

/**
 * What PostgreSQL may do differently from the embedded database: races, transactions, search, sorting. The
 * embedded one has a single connection, so requests at once never meet there.
 */
const ON_BOTH = [
  'src/**/*.postgres.test.ts',
  'src/**/*-race.test.ts',
  'src/black-box.test.ts',
  'src/resources/{catalog,order,refund,review,voucher,wishlist}/*.test.ts',
  'src/resources/payment/{backend,message-model,open-session}.test.ts',
  'src/resources/receipt/{operator-receipt-decided,receipt}.test.ts',
  'src/resources/session/account.test.ts',
];

/** Tests that replace a module. Every other file shares the modules that its worker has loaded. */
const REPLACING_MODULES = [
  'src/resources/order/price-cases.test.ts',
  'src/resources/session/sign-in-secrecy.test.ts',
];

/**
 * All tests on the embedded database and, when TEST_DATABASE_URL is set, those of `ON_BOTH` on
 * PostgreSQL; with `--mode both` all of them.
 */
const engines = (mode: string) => [
  {
    name: 'embedded',
    env: {},
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
  },
  ...(server
    ? [
        {
          name: 'postgres',
          env: { TEST_DATABASE_URL: server },
          include: mode === 'both' ? ['src/**/*.test.ts'] : ON_BOTH,
          exclude: ['src/**/*.embedded.test.ts'],
        },
      ]
    : []),
];

export default defineConfig(({ mode }) => ({
  test: {
    projects: engines(mode).flatMap(({ name, env, include, exclude }) => {
      const shared = {
        env: { ...env, ...(mode === 'full-rounds' ? { FULL_ROUNDS: 'yes' } : {}) },
        globalSetup: ['test-kit/prepared-database.ts'],
        setupFiles: ['test-kit/real-time.ts'],
        restoreMocks: true,
        testTimeout: 60_000,
        hookTimeout: 120_000,
      };
      const tests = [
        { ...shared, name, include, exclude: [...exclude, ...REPLACING_MODULES], isolate: false },
        { ...shared, name: `${name}, isolated`, include: REPLACING_MODULES, exclude },
      ];
      return tests.map((test) => ({
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test,
      }));
    }),
  },
}));
