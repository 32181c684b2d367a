// `npm run shop -- <command>`: runs the operator program of the reference shop from its sources, without a
// build. See shop-api/README.md.
import { fromSource, runCommand } from './run-command.ts';
import { loadDotEnv } from './settings.ts';

loadDotEnv(process.cwd());
const { code } = await runCommand(
  fromSource('shop-api/src/operator-program/main.ts', ...process.argv.slice(2)),
);
process.exit(code);
