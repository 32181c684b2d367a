// `npm run shop -- <command>`: runs the operator program of the reference shop from its sources, without a
// build. See shop-api/README.md.
import { runCommand } from './run-command.ts';
import { loadDotEnv } from './settings.ts';

loadDotEnv(process.cwd());
const { code } = await runCommand([
  process.execPath,
  '--conditions=gawai-source',
  '--import',
  'tsx',
  'shop-api/src/operator-program/main.ts',
  ...process.argv.slice(2),
]);
process.exit(code);
