// `npm run docs`: builds the documentation site from schema/*.graphql, docs/ and the READMEs into
// docs-site/dist. Its generator is installed by the first run, apart from the other packages. Options are
// those of `vitepress build`, e.g. `npm run docs -- --base /gawai/`.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectSite } from './docs-site/site-pages.ts';
import { installCommand } from './install-command.ts';
import { runCommand } from './run-command.ts';

const FOLDER = 'docs-site';
const PAGES = join(FOLDER, 'pages');

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const { pages, files, menu } = collectSite();
rmSync(PAGES, { recursive: true, force: true });
for (const [path, text] of pages) write(join(PAGES, path), text);
for (const [file, address] of files) {
  const target = join(PAGES, 'public', address);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
write(join(PAGES, 'menu.json'), JSON.stringify(menu));

const install = installCommand(FOLDER);
if (install !== null) {
  console.log('Installing the generator of the site ...');
  await orExit(install);
}
await orExit([
  'npm',
  'run',
  '--silent',
  '--prefix',
  FOLDER,
  'build',
  '--',
  ...process.argv.slice(2),
]);
console.log(
  `The site is in ${FOLDER}/dist: ${String(pages.size)} pages. To preview it: npm run preview --prefix ${FOLDER}`,
);
process.exit(0);

async function orExit(command: string[]): Promise<void> {
  const { code } = await runCommand(command);
  if (code !== 0) process.exit(code);
}
