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
  'src/backup/*.test.ts',
  'src/black-box.test.ts',
  'src/resources/{catalog,order,refund,review,voucher,wishlist}/*.test.ts',
  'src/resources/payment/{backend,message-model,open-session}.test.ts',
  'src/resources/receipt/{operator-receipt-decided,receipt}.test.ts',
  'src/resources/session/{account,password-reset}.test.ts',
  'src/resources/mail/*.test.ts',
];

/** Tests beside those of `ON_BOTH` in which the database has no part, or that a PostgreSQL test does with more buyers. */
const ON_EMBEDDED = [
  'src/resources/order/{operator-order-access,order-figures,order-number,order-race,order-shape-rejections}.test.ts',
  'src/resources/mail/render-mail.test.ts',
];

/** Tests of `npm run test:long`; `npm test` leaves them out. */
const LONG = [
  'src/kill-rounds.*.test.ts',
  'src/kill-mailer.postgres.test.ts',
  'src/large-shop.test.ts',
  'src/order-rate.postgres.test.ts',
  'src/resources/payment/message-model.test.ts',
];

/** Tests that replace a module. Every other file shares the modules that its worker has loaded. */
const REPLACING_MODULES = [
  'src/resources/order/price-cases.test.ts',
  'src/resources/session/sign-in-secrecy.test.ts',
];

const leftOut = (mode: string) => (mode === 'long' || mode === 'full-rounds' ? [] : LONG);

/** Whether all tests run on both engines. */
const isOnBoth = (mode: string) => mode === 'both' || mode === 'full-rounds';

const onPostgres = (mode: string) => {
  if (mode === 'long') return { include: LONG, exclude: [] };
  return isOnBoth(mode)
    ? { include: ['src/**/*.test.ts'], exclude: [] }
    : { include: ON_BOTH, exclude: [...ON_EMBEDDED, ...REPLACING_MODULES] };
};

/**
 * All tests but the long ones on the embedded database and, when TEST_DATABASE_URL is set, those of `ON_BOTH`
 * on PostgreSQL; with `--mode both` all of them. `--mode long` has only the long ones, `full-rounds` all tests.
 */
const engines = (mode: string) => [
  {
    name: 'embedded',
    env: {},
    include: mode === 'long' ? LONG : ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts', ...leftOut(mode)],
    isolated: mode === 'long' ? [] : REPLACING_MODULES,
  },
  ...(server
    ? [
        {
          name: 'postgres',
          env: { TEST_DATABASE_URL: server },
          include: onPostgres(mode).include,
          exclude: ['src/**/*.embedded.test.ts', ...leftOut(mode), ...onPostgres(mode).exclude],
          isolated: isOnBoth(mode) ? REPLACING_MODULES : [],
        },
      ]
    : []),
];

export default defineConfig(({ mode }) => ({
  test: {
    // Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    projects: engines(mode).flatMap(({ name, env, include, exclude, isolated }) => {
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
        ...(isolated.length === 0
          ? []
          : [{ ...shared, name: `${name}, isolated`, include: isolated, exclude }]),
      ];
      return tests.map((test) => ({
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test,
      }));
    }),
  },
}));
