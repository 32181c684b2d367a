// `npm run screenshots`: the pages of the shop at three widths, light and dark, filled, empty, waiting and
// failed, into screenshots/, to be looked at before a change of the look is called done. More words go to
// the test runner, e.g. `npm run screenshots -- orders -g "360 px, dark"`.
import { bin, runCommand } from './run-command.ts';

const result = await runCommand(
  [bin('playwright'), 'test', '--config', 'e2e', '--project=screenshots', ...process.argv.slice(2)],
  { env: { E2E_SCREENSHOTS: '1' } },
);
process.exit(result.code);
