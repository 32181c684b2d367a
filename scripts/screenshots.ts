// `npm run screenshots`: every page of the guest path at three widths, light and dark, into screenshots/,
// to be looked at before a change of the look is called done. More words go to the test runner.
import { bin, runCommand } from './run-command.ts';

const result = await runCommand(
  [bin('playwright'), 'test', '--config', 'e2e', '--project=screenshots', ...process.argv.slice(2)],
  { env: { E2E_SCREENSHOTS: '1' } },
);
process.exit(result.code);
