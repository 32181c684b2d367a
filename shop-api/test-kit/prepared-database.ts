import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { TEMPLATES } from '../src/db/database-template.ts';
import { embeddedFolder } from '../src/db/embedded-folder.ts';
import {
  embeddedOptions,
  createEmbedded,
  migratedEmbedded,
  MIGRATIONS,
  openPostgres,
  type OpenDatabase,
} from '../src/db/open-database.ts';
import { seedWhenEmpty } from '../src/db/seed-when-empty.ts';
import { copyOfDump, takeSnapshot } from './embedded-copies.ts';
import { inDatabase, onServer } from './on-server.ts';
import { seedSmallShop } from './small-shop.ts';

/** The database that is migrated and seeded once per run. */
export type PreparedDatabase =
  | { readonly engine: 'embedded'; readonly dump: string }
  | { readonly engine: 'postgres'; readonly server: string; readonly template: string };

/** A database on the PostgreSQL server of the run, for one test file alone. */
export interface ServerDatabase {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedDatabase: PreparedDatabase;
  }
}

/**
 * Global setup of Vitest: prepares the small shop once, so that each test file starts on a copy. On PostgreSQL or in
 * memory, as the project configures.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env['TEST_DATABASE_URL'];
  const { prepared, remove } = server ? await prepareOnServer(server) : await prepareInMemory();
  project.provide('preparedDatabase', prepared);
  return remove;
}

/**
 * A copy of the prepared database, for one test file alone; closing it removes it. `connections` are
 * those to PostgreSQL.
 */
export async function copyOf(
  prepared: PreparedDatabase,
  connections: number,
): Promise<OpenDatabase> {
  if (prepared.engine === 'embedded') return copyOfDump(prepared.dump);
  const { url, remove } = await serverCopyOf(prepared);
  const copy = await openPostgres(url, connections, () => undefined);
  return {
    db: copy.db,
    close: async () => {
      await copy.close();
      await remove();
    },
  };
}

/** A copy of the prepared database on the PostgreSQL server of the run, not opened yet. */
export async function serverCopyOf(prepared: PreparedDatabase): Promise<ServerDatabase> {
  if (prepared.engine !== 'postgres') throw new Error('Only PostgreSQL has databases to copy');
  const { server, template } = prepared;
  const name = databaseName();
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return serverDatabase(server, name);
}

/** An empty database on the PostgreSQL server of the run. */
export async function emptyDatabase(prepared: PreparedDatabase): Promise<ServerDatabase> {
  if (prepared.engine !== 'postgres') throw new Error('Only PostgreSQL has databases to empty');
  const { server } = prepared;
  const name = databaseName();
  await onServer(server, `CREATE DATABASE ${name}`);
  return serverDatabase(server, name);
}

function serverDatabase(server: string, name: string): ServerDatabase {
  return {
    url: inDatabase(server, name),
    remove: () => dropDatabase(server, name),
  };
}

async function prepareInMemory() {
  const folder = await mkdtemp(join(tmpdir(), 'gawai-shop-'));
  const dump = join(folder, 'dump.tar');
  const template = { folder: TEMPLATES, migrations: MIGRATIONS.migrationsFolder };
  const client = new PGlite(
    await embeddedFolder(folder, template, createEmbedded),
    embeddedOptions,
  );
  const database = await migratedEmbedded(client);
  await seedWhenEmpty(database.db, seedSmallShop);
  await takeSnapshot(client);
  await writeFile(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  const prepared: PreparedDatabase = { engine: 'embedded', dump };
  return { prepared, remove: () => rm(folder, { recursive: true }) };
}

async function prepareOnServer(server: string) {
  const template = databaseName();
  await onServer(server, `CREATE DATABASE ${template}`);
  const database = await openPostgres(inDatabase(server, template), 2, () => undefined);
  await seedWhenEmpty(database.db, seedSmallShop);
  await database.close();
  const prepared: PreparedDatabase = { engine: 'postgres', server, template };
  return { prepared, remove: () => dropDatabase(server, template) };
}

function databaseName(): string {
  return `gawai_test_${randomBytes(6).toString('hex')}`;
}

async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
}
