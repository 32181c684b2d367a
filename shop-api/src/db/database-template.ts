import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, extract } from 'tar';
import { isUnwritable } from '../is-unwritable.ts';

const KEY_LENGTH = 16;
const FILE_NAME = /^database-.*\.tar$/;
const OWNER_ONLY = { dmode: 0o700, fmode: 0o600 };

/** The last file of the archive: when it exists, the archive was unpacked completely. */
const LAST = 'PG_VERSION';

/**
 * The folder in which the build stores the template: an embedded database with the tables of the shop and the regions.
 */
export const TEMPLATES = fileURLToPath(new URL('../../dist', import.meta.url));

/** Creates a closed database in a folder that does not exist yet. */
export type CreateDatabase = (folder: string) => Promise<void>;

/**
 * Unpacks the template for these migrations into a folder that does not exist yet, readable by its owner only. Returns
 * false without a complete template; throws when the folder cannot be written. Synchronous, as a thousand files are
 * written several times faster that way.
 */
export async function unpackTemplate(
  templates: string,
  migrations: string,
  folder: string,
): Promise<boolean> {
  const file = await templateFile(templates, migrations);
  await mkdir(folder, { mode: OWNER_ONLY.dmode });
  try {
    extract({ file, cwd: folder, sync: true, strict: true, ...OWNER_ONLY });
    await access(join(folder, LAST));
    return true;
  } catch (error) {
    await rm(folder, { recursive: true });
    if (isUnwritable(error)) throw error;
    return false;
  }
}

/** Writes the template for these migrations and deletes older ones. */
export async function writeTemplate(
  templates: string,
  migrations: string,
  createDatabase: CreateDatabase,
): Promise<void> {
  await mkdir(templates, { recursive: true });
  const file = await templateFile(templates, migrations);
  const work = await mkdtemp(join(tmpdir(), 'gawai-template-'));
  try {
    const cwd = join(work, 'database');
    await createDatabase(cwd);
    const draft = `${file}.${process.pid}`;
    // Not compressed: that would slow down the first start.
    const names = (await readdir(cwd)).filter((name) => name !== LAST);
    await create({ file: draft, cwd, portable: true }, [...names, LAST]);
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
  return join(templates, `database-${key.digest('hex').slice(0, KEY_LENGTH)}.tar`);
}

/** The package.json of an installed package, which has its version. */
function releaseOf(name: string): Promise<Buffer> {
  const entry = createRequire(import.meta.url).resolve(name);
  return readFile(join(dirname(entry), '../package.json'));
}
