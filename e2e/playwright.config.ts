import { defineConfig, devices } from '@playwright/test';
import { addresses, shopEnvironment } from './support/addresses.ts';
import { withPictures, withoutPictures } from './support/browser.ts';

/** Tests whose outcome is the same on a laptop: `npm test` runs them on the phone, `npm run test:long` on both. */
const PHONE_FIRST = /@phone-first/;
const isEverywhere = Boolean(process.env['E2E_EVERYWHERE']);

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
    contextOptions: { reducedMotion: isEverywhere ? 'no-preference' : 'reduce' },
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
    { name: 'process', testDir: 'process' },
    { name: 'api', testDir: 'api' },
    { name: 'setup', testDir: 'setup', testMatch: '*.setup.ts' },
    {
      name: 'laptop',
      testDir: 'shopper',
      dependencies: ['setup'],
      ...(isEverywhere ? {} : { grepInvert: PHONE_FIRST }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testDir: 'shopper',
      dependencies: ['setup'],
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // Seven times fewer pixels to draw; pictures.spec.ts uses those of the phone.
        deviceScaleFactor: 1,
      },
    },
  ],
});
