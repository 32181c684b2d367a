import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The sources of this repository in a folder of their own, for tests that edit them. */
export interface RepositoryCopy {
  folder: string;
  /** Replaces the only occurrence of a text in a file. Throws when it is not there exactly once. */
  edit: (file: string, before: string, after: string) => void;
  remove: () => void;
}

/**
 * Copies the files that git tracks or would add. The copy is inside the repository, so that packages are found in
 * the `node_modules` above it, but not in `test-results`, which Vite does not watch. Only the workspaces and their
 * own packages are linked.
 */
export function copyRepository(): RepositoryCopy {
  const folder = join(root, '.copies', String(process.pid));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of list.toString().split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  const edit = (file: string, before: string, after: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const parts = text.split(before);
    if (parts.length !== 2) throw new Error(`"${before}" does not occur exactly once in ${file}`);
    writeFileSync(join(folder, file), parts.join(after));
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, edit, remove };
}

function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@gawai'), { recursive: true });
  symlinkSync(join(root, 'node_modules', '.bin'), join(modules, '.bin'));
  // Newer than the lock file, so that nothing is installed.
  cpSync(join(root, 'node_modules', '.package-lock.json'), join(modules, '.package-lock.json'));
  for (const name of readdirSync(join(root, 'node_modules', '@gawai'))) {
    symlinkSync(join(folder, name), join(modules, '@gawai', name));
    const own = join(root, name, 'node_modules');
    const entries = existsSync(own) ? readdirSync(own).filter((one) => !one.startsWith('.')) : [];
    if (entries.length > 0) mkdirSync(join(folder, name, 'node_modules'));
    for (const one of entries) symlinkSync(join(own, one), join(folder, name, 'node_modules', one));
  }
}
