import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { create, extract, replace } from 'tar';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { emptyDatabase } from '../../test-kit/prepared-database.ts';
import { orderWithReceipt, storedFiles } from '../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { S3Server } from '../../test-kit/s3-server.ts';
import { ShopClient } from '../../test-kit/shop-client.ts';
import { readSettings, type Settings } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { users } from '../db/tables/session.ts';
import { loadSecrets } from '../secrets.ts';
import { startShop } from '../start.ts';
import { BackupError } from './backup-error.ts';
import { createBackup, restoreBackup } from './backup.ts';
import { rowsOf, tableNames } from './tables.ts';

const prepared = inject('preparedDatabase');
const dataDir = temporaryDataDir();
const fresh = await freshShop({ settings: { dataDir } });
const secrets = await loadSecrets(fresh.shop.settings);
const order = await orderWithReceipt(fresh);
const [receipt = ''] = await storedFiles(fresh);
const file = join(dataDir, 'backups', 'shop.tgz');
const source = { settings: fresh.shop.settings, db: fresh.db };
const { manifest, missingReceipts } = await createBackup(source, file);

/** Settings of a shop API that has no data yet. */
async function newSettings(env: Record<string, string> = {}): Promise<Settings> {
  const base = { SHOP_DATA_DIR: temporaryDataDir(), SHOP_API_PORT: '0', LOG_LEVEL: 'silent' };
  if (prepared.engine === 'embedded') return readSettings({ ...base, SHOP_DEMO: 'off', ...env });
  const { url, remove } = await emptyDatabase(prepared);
  afterAll(remove);
  return readSettings({ ...base, DATABASE_URL: url, ...env });
}

/** Every row of every table, including generated columns. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await tableNames(db)) {
    const rows = await rowsOf(
      db,
      sql`SELECT t::text AS row FROM ${sql.identifier(table)} AS t ORDER BY 1`,
      z.array(z.object({ row: z.string() })),
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

async function contentAt(settings: Settings): Promise<Record<string, string[]>> {
  const { db, close } = await openDatabase(settings, () => undefined);
  const content = await contentOf(db);
  await close();
  return content;
}

describe('restoreBackup', { timeout: 120_000 }, () => {
  it('restores all rows into an empty database and all files into a new data folder', async () => {
    const settings = await newSettings();
    expect(await restoreBackup({ settings }, file)).toEqual(manifest);

    const expected = await contentOf(fresh.db);
    const restored = await contentAt(settings);
    expect(Object.keys(restored)).toEqual(Object.keys(expected));
    for (const [table, rows] of Object.entries(expected)) expect(restored[table]).toEqual(rows);
    expect(expected['orders']?.length).toBeGreaterThan(0);
    expect(expected['receipts']).toHaveLength(1);
    const bytes = (folder: string) => readFile(join(folder, 'receipts', receipt));
    expect(await bytes(settings.dataDir)).toEqual(await bytes(dataDir));
    expect(await loadSecrets(settings)).toEqual(secrets);
    const left = (await readdir(settings.dataDir)).filter((name) => name.startsWith('backup-'));
    expect(left).toEqual([]);

    const running = await startShop({ settings, seed: () => Promise.reject(new Error('seeded')) });
    onTestFinished(running.stop);
    const client = new ShopClient(running.url);
    const found = await client.get(`/order/${order.hash}`);
    expect(found.body.data).toMatchObject({ order_no: order.orderNo });
    // Sequences continue after all ids used before, also those of deleted rows.
    const added = { phone: '+6281200000001', firstName: 'Sari', passwordHash: '-' };
    const [user] = await running.shop.db.insert(users).values(added).returning({ id: users.id });
    const existing = await fresh.db.select({ id: users.id }).from(users);
    expect(user?.id).toBeGreaterThan(Math.max(...existing.map(({ id }) => id)));
  });

  it('restores a backup into the embedded database', async () => {
    const settings = readSettings({ SHOP_DATA_DIR: temporaryDataDir(), SHOP_DEMO: 'off' });
    await restoreBackup({ settings }, file);
    expect(await contentAt(settings)).toEqual(await contentOf(fresh.db));
  });

  it('rejects a shop that has data and does not change it', async () => {
    const before = await contentOf(fresh.db);
    await expect(restoreBackup(source, file)).rejects.toThrow('set SHOP_DATA_DIR to a new folder');
    const elsewhere = { ...source.settings, dataDir: temporaryDataDir() };
    await expect(restoreBackup({ ...source, settings: elsewhere }, file)).rejects.toThrow(
      'The database is not empty',
    );
    expect(await contentOf(fresh.db)).toEqual(before);
    expect(await readdir(elsewhere.dataDir)).toEqual([]);
  });

  it('leaves nothing behind when the backup is damaged, incomplete or of another version', async () => {
    const settings = await newSettings();
    const folder = temporaryDataDir();
    const damaged = join(folder, 'damaged.tgz');
    await writeFile(damaged, 'no archive');
    await expect(restoreBackup({ settings }, damaged)).rejects.toThrow('is no backup');
    await expect(restoreBackup({ settings }, join(folder, 'none'))).rejects.toThrow('There is no');

    const changed = async (changes: object, rows = '') => {
      const content = join(folder, 'content');
      await mkdir(content, { recursive: true });
      const whole = { ...manifest, ...changes };
      await writeFile(join(content, 'manifest.json'), JSON.stringify(whole));
      for (const table of Object.keys(whole.tables)) {
        await writeFile(join(content, `${table}.ndjson`), rows);
      }
      await create({ gzip: true, cwd: content, file: join(folder, 'changed.tgz') }, ['.']);
      return join(folder, 'changed.tgz');
    };
    await expect(
      restoreBackup({ settings }, await changed({ migrations: ['another'] })),
    ).rejects.toThrow('with the version of the program that made it');
    expect(await readdir(settings.dataDir)).toEqual([]);
    await expect(restoreBackup({ settings }, await changed({}))).rejects.toThrow('has 0 of');
    const rejected = await changed({}, '{"phone": "+62812345678');
    await expect(restoreBackup({ settings }, rejected)).rejects.toThrow(
      /^The rows of \w+ cannot be restored: [^+]+$/,
    );
    const open = await openDatabase(settings, () => undefined);
    const none = z.array(z.object({ table: z.string() }));
    const left = await rowsOf(open.db, sql`SELECT 'orders' AS table FROM orders`, none);
    await open.close();
    expect(left).toEqual([]);
    expect(await readdir(settings.dataDir)).not.toContain('receipts');
  });
});

describe('restoreBackup into a read-only folder', () => {
  it('names the folder, not the backup, in its error', async () => {
    const folder = temporaryDataDir();
    const archive = join(folder, 'unwritable.tar');
    // A file and then a folder of the same name.
    await writeFile(join(folder, 'rows'), '');
    await create({ file: archive, cwd: folder }, ['rows']);
    await rm(join(folder, 'rows'));
    await mkdir(join(folder, 'rows'));
    await writeFile(join(folder, 'rows', 'inside'), 'x');
    await replace({ file: archive, cwd: folder }, ['rows/inside']);
    const settings = { ...source.settings, dataDir: temporaryDataDir() };
    await expect(restoreBackup({ settings }, archive)).rejects.toThrow(
      `The folder ${settings.dataDir} cannot be written: `,
    );
  });
});

describe('backup with an object storage', { timeout: 120_000 }, () => {
  it('restores receipts to and from the storage, and fails while it is unreachable', async () => {
    const server = await S3Server.start();
    onTestFinished(() => server.remove());
    const settings: Settings = { ...(await newSettings()), objectStorage: server.settings };
    await restoreBackup({ settings }, file);
    expect(server.storedNames()).toEqual([`receipts/${receipt}`]);
    expect(await readdir(settings.dataDir)).not.toContain('receipts');

    const moved = { ...source, settings: { ...settings, dataDir: temporaryDataDir() } };
    await expect(restoreBackup(moved, file)).rejects.toThrow('not empty');
    expect(server.storedNames()).toEqual([`receipts/${receipt}`]);

    const folder = temporaryDataDir();
    const copy = join(folder, 'copy.tgz');
    expect((await createBackup(moved, copy)).missingReceipts).toBe(0);
    await extract({ file: copy, cwd: folder });
    const bytes = (folder: string) => readFile(join(folder, 'receipts', receipt));
    expect(await bytes(folder)).toEqual(await bytes(dataDir));

    await server.stop();
    const later = join(folder, 'later.tgz');
    await expect(createBackup(moved, later)).rejects.toThrow('cannot be reached');
    expect(await readdir(folder)).not.toContain('later.tgz');
  });
});

describe('createBackup', () => {
  it('reports a folder that cannot be written', async () => {
    await expect(createBackup(source, join(file, 'shop.tgz'))).rejects.toThrow(
      new BackupError(
        `The folder ${file} cannot be written: EEXIST: file already exists, mkdir '${file}'.`,
      ),
    );
  });

  it('counts receipts whose file is missing', async () => {
    expect(missingReceipts).toBe(0);
    const settings = { ...source.settings, dataDir: temporaryDataDir() };
    const copy = join(settings.dataDir, 'copy.tgz');
    expect((await createBackup({ ...source, settings }, copy)).missingReceipts).toBe(1);
  });

  it('writes a file that only its owner can read, and replaces no existing file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(createBackup(source, file)).rejects.toThrow('exists already');
    expect(await readdir(join(dataDir, 'backups'))).toEqual(['shop.tgz']);
  });
});
