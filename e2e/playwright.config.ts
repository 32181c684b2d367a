import { defineConfig, devices } from '@playwright/test';
import { addresses, shopEnvironment } from './support/addresses.ts';
import { withPictures, withoutPictures } from './support/browser.ts';

/** Journeys that a laptop shows as a phone does: `npm test` has them on the phone, `npm run test:long` on both. */
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
  // What a screen shows at last is tested here, how soon is measured in bench.
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: {
    command: 'npm start',
    cwd: '..',
    // Ready when the programs behind it are: they start side by side.
    url: `${addresses.web}/health/ready`,
    // Journeys in which time runs out need not wait for it.
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
    // It would answer in place of the routes that tests set; offline-copies.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: withoutPictures,
    // What moves doubles the work of drawing; `npm run test:long` has it.
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
        // Seven times fewer pixels to draw; pictures.spec.ts has those of the phone.
        deviceScaleFactor: 1,
      },
    },
  ],
});
