// `npm run screenshots`: writes screenshots of the pages at three widths, light and dark, in all states, to
// screenshots/. Arguments are passed to Playwright, e.g. `npm run screenshots -- orders -g "360 px, dark"`.
import { bin, runCommand } from './run-command.ts';

const result = await runCommand(
  [bin('playwright'), 'test', '--config', 'e2e', '--project=screenshots', ...process.argv.slice(2)],
  { env: { E2E_SCREENSHOTS: '1' } },
);
process.exit(result.code);
