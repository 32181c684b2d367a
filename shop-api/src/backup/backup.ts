import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { create, extract } from 'tar';
import type { Settings } from '../config.ts';
import { withoutTimeLimits, SEED_LOCK } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { seedings } from '../db/tables/seeding.ts';
import { isUnwritable } from '../is-unwritable.ts';
import { openFileStorage } from '../storage/open-file-storage.ts';
import { BackupError } from './backup-error.ts';
import { manifestSchema, requireMigrations, type Manifest } from './manifest.ts';
import { ownMigrations } from './newer-tables.ts';
import { readTables } from './read-tables.ts';
import { restoreReceipts, saveReceipts } from './receipts.ts';
import { writeTables } from './write-tables.ts';

const SECRETS = 'secrets.json';
/** What a restore may create in the data folder: the generated secrets, and the receipts without an object storage. */
const RESTORED = ['receipts', SECRETS];
const MANIFEST = 'manifest.json';

/** The settings of the shop API, and its database when that is already open. */
export interface BackupSource {
  readonly settings: Settings;
  readonly db?: Database;
}

export interface Backup {
  readonly manifest: Manifest;
  /** Number of receipts with a row but without a file in the storage. */
  readonly missingReceipts: number;
}

/**
 * Writes all tables, receipts and generated secrets to a new file that only its owner can read. A shop on PostgreSQL
 * may keep running. Throws FolderInUseError when a shop has the embedded database open.
 */
export async function createBackup(source: BackupSource, path: string): Promise<Backup> {
  const file = resolve(path);
  if (existsSync(file)) throw new BackupError(`${file} exists already.`);
  return inFolder(dirname(file), async (folder) => {
    // The rows first: a receipt is stored before its row, so only a receipt that is replaced meanwhile has no file.
    const manifest = await withDatabase(source, (db) => writeTables(db, folder));
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
    const files = await openFileStorage(source.settings);
    const missingReceipts = await saveReceipts(files, folder);
    await copySecrets(source.settings.dataDir, folder);
    const draft = `${folder}.tgz`;
    try {
      const archive = create({ gzip: true, cwd: folder, portable: true }, ['.']);
      await pipeline(archive, createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }));
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return { manifest, missingReceipts };
  });
}

/**
 * Restores a backup into an empty database and a new data folder, all or nothing. The backup may come from the other
 * kind of database or storage. Files written to an object storage stay there after an error: they may have been there
 * before.
 */
export async function restoreBackup(source: BackupSource, path: string): Promise<Manifest> {
  const file = resolve(path);
  const { dataDir } = source.settings;
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  for (const name of RESTORED) {
    if (!existsSync(join(dataDir, name))) continue;
    throw new BackupError(`${join(dataDir, name)} exists: set SHOP_DATA_DIR to a new folder.`);
  }
  return inFolder(dataDir, async (folder) => {
    const manifest = await unpack(file, folder);
    // Before the database is opened: opening migrates its tables to this version.
    requireMigrations(manifest, 'this program', ownMigrations());
    await withDatabase(source, (db) =>
      db.transaction(async (transaction) => {
        await withoutTimeLimits(transaction);
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
        if ((await transaction.select().from(seedings).limit(1)).length > 0) {
          throw new BackupError(
            'The database is not empty: a backup is restored into a new one (DATABASE_URL, or SHOP_DATA_DIR).',
          );
        }
        await readTables(transaction, folder, manifest);
        await restoreReceipts(await openFileStorage(source.settings), folder);
        await copySecrets(folder, dataDir);
      }),
    ).catch(async (error: unknown) => {
      for (const name of RESTORED) await rm(join(dataDir, name), { recursive: true, force: true });
      throw error;
    });
    return manifest;
  });
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    // Without `strict`, a file that does not fit on the disk would be left out.
    await extract({ file, cwd: folder, strict: true });
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isUnwritable(error)) {
      throw new BackupError(`The folder ${dirname(folder)} cannot be written: ${reason}.`);
    }
    throw new BackupError(`${file} is no backup of this program, or it is damaged: ${reason}`);
  }
}

async function withDatabase<Result>(
  { settings, db }: BackupSource,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (db) return work(db);
  // The foreign keys of all rows are checked in one statement, which may be silent for long.
  const opened = await openDatabase(settings, () => undefined, 0);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

/** Runs with a new folder inside `parent`, which is created when missing. The new folder is removed afterwards. */
async function inFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await newFolder(parent);
  try {
    return await work(folder);
  } finally {
    // Files that were being written when an archive could not be unpacked may still appear.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function newFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(join(parent, 'backup-'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The folder ${parent} cannot be written: ${reason}.`);
  }
}

async function copySecrets(from: string, to: string): Promise<void> {
  if (existsSync(join(from, SECRETS))) await copyFile(join(from, SECRETS), join(to, SECRETS));
}
