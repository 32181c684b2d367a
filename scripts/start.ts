// `npm start`: builds what is out of date and runs the whole shop. `npm start -- --processes 2` runs two
// processes each of gateway and web, which share a port. The shop API stays one: only one process at a time can
// use the embedded database.
import { processesOption } from './processes-option.ts';
import { bin, runCommand, STOPPED } from './run-command.ts';
import { runShop } from './run-shop.ts';

const processes = processesOption(process.argv.slice(2));
if (processes === null) {
  console.error('Usage: npm start -- --processes <number from 1 to 64>');
  process.exit(2);
}
console.log('Building what has changed ...');
const build = await runCommand([bin('turbo'), 'run', 'build', '--output-logs=errors-only'], {
  quiet: true,
});
if (build.code === STOPPED) process.exit(STOPPED);
if (build.code !== 0) {
  console.error(build.output);
  console.error('The build failed; see above.');
  process.exit(1);
}
// After the build, of which the settings of the programs need a part.
const { settingsProblem } = await import('./settings-problem.ts');
const mains: Record<string, string> = {
  'shop-api': 'demo/dist/main.js',
  gateway: 'gateway/dist/main.js',
  web: 'web/dist/server/server.js',
};
const commandOf = (name: string) => {
  const program = mains[name] ?? name;
  const isShared = processes > 1 && name !== 'shop-api';
  const group = ['server-kit/dist/run-processes.js', String(processes), program];
  const run = isShared ? [...group, ...metricsPort(name)] : [program];
  return [process.execPath, '--enable-source-maps', ...run];
};
await runShop(process.cwd(), commandOf, { findProblem: settingsProblem });

/** Processes of one program share every port but that of the metrics. */
function metricsPort(name: string): string[] {
  const variable = `${name.toUpperCase()}_METRICS_PORT`;
  const port = process.env[variable]?.trim();
  return port && port !== '0' ? [`${variable}=${port}`] : [];
}
