// `npm run e2e`: runs only the browser and API tests; arguments are passed to Playwright.
import { findChromium } from './chromium.ts';
import { bin, runCommand } from './run-command.ts';

if (!findChromium()) {
  console.error('No Chromium or Chrome found. Install one, or set CHROMIUM_PATH.');
  process.exit(1);
}
const result = await runCommand([
  bin('playwright'),
  'test',
  '--config',
  'e2e',
  ...process.argv.slice(2),
]);
process.exit(result.code);
