// `npm run dev`: runs the whole shop from its sources; an edited server restarts, an edited page reloads.
import { pathToFileURL } from 'node:url';
import { bin, fromSource, runCommand } from './run-command.ts';
import { runShop } from './run-shop.ts';
import { createSdlModule } from './sdl-module.ts';

const codegen = await runCommand(fromSource('scripts/codegen.ts'));
if (codegen.code !== 0) process.exit(1);
void runCommand(fromSource('scripts/codegen.ts', '--watch'));
await runCommand([bin('vite'), 'build', '--config', 'gateway/vite.config.ts']);

const sdl = ['--import', pathToFileURL(createSdlModule(process.cwd())).href];
const programs: Record<string, string[]> = {
  'shop-api': ['demo/src/main.ts'],
  gateway: [...sdl, 'gateway/src/main.ts'],
  web: ['web/src/server.ts'],
};
const commandOf = (name: string) => [
  process.execPath,
  '--conditions=gawai-source',
  '--enable-source-maps',
  '--watch',
  '--watch-preserve-output',
  '--import',
  'tsx',
  ...(programs[name] ?? [name]),
];
// A program with a mistake waits for its correction, and one in a debugger for its developer.
await runShop(process.cwd(), commandOf, { hungAfter: null });
