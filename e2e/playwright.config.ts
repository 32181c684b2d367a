import { defineConfig, devices } from '@playwright/test';
import { addresses, shopEnvironment } from './support/addresses.ts';
import { withPictures, withoutPictures } from './support/browser.ts';

/** Tests that `npm test` runs on the phone, and `npm run test:long` on the laptop. */
const PHONE_FIRST = /@phone-first/;
/** Tests that only `npm run test:long` runs, e.g. of unusual windows or of `npm run dev`. */
const LONG = /@long/;
const LONG_ON_PHONE = /@phone.*@long/;
const isLong = Boolean(process.env['E2E_LONG']);
/** The tests of the projects `process` and `api`. */
const selection = isLong ? { grep: LONG } : { grepInvert: LONG };

/** The whole shop, started by the one command of the README on ports of its own with data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // These tests check results; bench measures times.
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: {
    command: 'npm start',
    cwd: '..',
    // Ready once the gateway and the shop API are: all three start in parallel.
    url: `${addresses.web}/health/ready`,
    // Lets tests expire payments without waiting.
    env: { ...shopEnvironment, SHOP_FAULTS: 'on' },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  use: {
    baseURL: addresses.web,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A service worker would bypass the routes of tests; offline-copies.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: withoutPictures,
    // Animations double the rendering work; `npm run test:long` has them.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
  },
  projects: [
    ...(process.env['E2E_SCREENSHOTS']
      ? [
          {
            name: 'screenshots',
            testDir: 'screens',
            dependencies: ['setup'],
            use: { launchOptions: withPictures },
          },
        ]
      : []),
    { name: 'process', testDir: 'process', ...selection },
    { name: 'api', testDir: 'api', ...selection },
    { name: 'setup', testDir: 'setup', testMatch: '*.setup.ts' },
    {
      name: 'laptop',
      testDir: 'shopper',
      dependencies: ['setup'],
      ...(isLong ? { grep: [PHONE_FIRST, LONG] } : { grepInvert: [PHONE_FIRST, LONG] }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testDir: 'shopper',
      dependencies: ['setup'],
      ...(isLong ? { grep: LONG_ON_PHONE } : { grep: /@phone/, grepInvert: LONG }),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // Seven times fewer pixels to draw; pictures.spec.ts uses those of the phone.
        deviceScaleFactor: 1,
      },
    },
  ],
});
