// Entry point of the npm commands. It runs in a fresh clone before anything is installed, so it is plain
// JavaScript with built-in modules only. It checks the Node version, installs the dependencies when they
// are missing or older than the lock file, and runs scripts/<command>.ts in the same process, so that a
// signal sent to `npm start` reaches the program that must stop.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = [
  'start',
  'dev',
  'shop',
  'check-shop',
  'docs',
  'reset',
  'test',
  'check',
  'e2e',
  'screenshots',
];
const [command, ...rest] = process.argv.slice(2);

if (!commands.includes(command)) {
  console.error(`Unknown command "${command ?? ''}". Known: ${commands.join(', ')}.`);
  process.exit(2);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Gawai needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

const installed = join(root, 'node_modules', '.package-lock.json');
const stale =
  !existsSync(installed) ||
  statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs;
if (stale && command !== 'reset') {
  console.log('Installing dependencies (once, about a minute) ...');
  const npm = process.env.npm_execpath;
  const [program, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const result = spawnSync(program, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(result.status ?? 1);
  }
}

process.chdir(root);
process.argv = [process.argv[0], join(root, 'scripts', `${command}.ts`), ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(process.argv[1]).href);
