import { existsSync } from 'node:fs';

const KNOWN_PATHS = [
  // Without the parts for a window it takes two thirds of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the browser for the browser tests: `CHROMIUM_PATH`, or Chromium or Chrome at a usual path. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || KNOWN_PATHS.find((path) => existsSync(path));
}
