// `npm run check-shop -- <url>`: checks a shop API call by call with the readers of the gateway, from the
// sources. See docs/connect-your-api.md.
import { runCommand } from './run-command.ts';

const { code } = await runCommand([
  process.execPath,
  '--conditions=gawai-source',
  '--import',
  'tsx',
  'check-shop/src/main.ts',
  ...process.argv.slice(2),
]);
process.exit(code);
