import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWhole, packFolder } from './packed-folder.ts';

const KEY_LENGTH = 16;
const FILE_NAME = /^database-.*\.template$/;

/** Where the build leaves the template: an embedded database with the shop's tables and the regions. */
export const TEMPLATES = fileURLToPath(new URL('../../dist', import.meta.url));

/** Makes a closed database in a folder that is not there yet. */
export type MakeDatabase = (folder: string) => Promise<void>;

/** The packed template for these migrations; null when there is none, or not the whole of it. */
export async function readTemplate(templates: string, migrations: string): Promise<Buffer | null> {
  try {
    const packed = await readFile(await templateFile(templates, migrations));
    return isWhole(packed) ? packed : null;
  } catch {
    return null;
  }
}

/** Makes the template for these migrations, the only one from now on. */
export async function writeTemplate(
  templates: string,
  migrations: string,
  make: MakeDatabase,
): Promise<void> {
  await mkdir(templates, { recursive: true });
  const file = await templateFile(templates, migrations);
  const work = await mkdtemp(join(tmpdir(), 'gawai-template-'));
  try {
    const database = join(work, 'database');
    await make(database);
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, await packFolder(database));
    await rename(draft, file);
  } finally {
    await rm(work, { recursive: true });
  }
  for (const name of await readdir(templates)) {
    if (FILE_NAME.test(name) && name !== basename(file)) await rm(join(templates, name));
  }
}

/** Named after what the contents follow from: the migrations, and the releases of database and regions. */
async function templateFile(templates: string, migrations: string): Promise<string> {
  const key = createHash('sha256');
  for (const name of ['@electric-sql/pglite', 'idn-area-data']) key.update(await releaseOf(name));
  for (const name of (await readdir(migrations)).sort()) {
    if (name.endsWith('.sql')) key.update(name).update(await readFile(join(migrations, name)));
  }
  return join(templates, `database-${key.digest('hex').slice(0, KEY_LENGTH)}.template`);
}

/** What an installed package says of itself, its version above all. */
function releaseOf(name: string): Promise<Buffer> {
  const entry = fileURLToPath(import.meta.resolve(name));
  return readFile(join(dirname(entry), '../package.json'));
}
