// `npm start`: builds what is out of date and runs the whole shop.
import { bin, runCommand } from './run-command.ts';
import { runShop } from './run-shop.ts';

const build = await runCommand([bin('turbo'), 'run', 'build', '--output-logs=errors-only'], {
  quiet: true,
});
if (build.code !== 0) {
  console.error(build.output);
  console.error('The build failed; see above.');
  process.exit(1);
}
const mains: Record<string, string> = {
  'shop-api': 'demo/dist/main.js',
  gateway: 'gateway/dist/main.js',
  web: 'web/dist/server/server.js',
};
await runShop(process.cwd(), (name) => [
  process.execPath,
  '--enable-source-maps',
  mains[name] ?? name,
]);
