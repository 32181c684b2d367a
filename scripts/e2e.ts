// `npm run e2e`: the browser and API tests alone; what follows the command goes to the test runner.
import { findChromium } from './chromium.ts';
import { bin, runCommand } from './run-command.ts';

if (!findChromium()) {
  console.error('No Chromium or Chrome was found. Install one, or name it in CHROMIUM_PATH.');
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
