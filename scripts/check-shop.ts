// `npm run check-shop -- <url>`: checks a shop API call by call with the readers of the gateway, from the
// sources. See docs/connect-your-api.md.
import { fromSource, runCommand } from './run-command.ts';

const { code } = await runCommand(fromSource('check-shop/src/main.ts', ...process.argv.slice(2)));
process.exit(code);
