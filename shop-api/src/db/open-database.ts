import { mkdir } from 'node:fs/promises';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Settings } from '../config.ts';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import { TEMPLATES } from './database-template.ts';
import type { Database } from './database.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { isUnwritable } from '../is-unwritable.ts';
import { seedRegions } from '../resources/region/seed-regions.ts';
import { folderProblem, postgresProblem } from '../start-problem.ts';

/** The folder of the migrations. */
export const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
};
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const END_TIMEOUT_MS = 5_000;
/** Four times the statement timeout of a request. */
const SILENCE_MS = 60_000;

/** A database with the shop's tables in it, and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** See `openEmbedded` and `openPostgres`. */
export function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  onLost: (error: Error) => void,
  silence?: number,
): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings.dataDir)
    : openPostgres(settings.databaseUrl, settings.databaseConnections, onLost, silence);
}

/**
 * Opens the embedded database of a data folder and migrates it. Throws FolderInUseError when another process has it
 * open. A new database is created from the template in `templates`.
 */
export async function openEmbedded(
  dataDir: string,
  templates: string = TEMPLATES,
): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw folderProblem(dataDir, error);
  });
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? error : folderProblem(dataDir, error);
  });
  try {
    const template = { folder: templates, migrations: MIGRATIONS.migrationsFolder };
    const folder = await embeddedFolder(dataDir, template, createEmbedded).catch(
      (error: unknown) => {
        throw isUnwritable(error) ? folderProblem(dataDir, error) : error;
      },
    );
    const database = await migratedEmbedded(new PGlite(folder, embeddedOptions));
    return {
      db: database.db,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Creates an embedded database with tables and regions in a folder, and closes it. */
export async function createEmbedded(folder: string): Promise<void> {
  const client = new PGlite(folder, embeddedOptions);
  const { db, close } = await migratedEmbedded(client);
  await db.transaction(seedRegions);
  // A copy is small without the template databases and the write-ahead log.
  await client.exec('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`DROP DATABASE ${name}`);
  await client.exec('SET wal_recycle = off; SELECT pg_switch_wal(); CHECKPOINT');
  await close();
}

/**
 * Options of an embedded database. The default of PostgreSQL, 128 MB of buffers, would be a third of the memory of the
 * shop; the tables of the demo fit into 16 MB.
 */
export const embeddedOptions = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  // Parts of 1 MB, so that the log of a small shop is not 16 MB.
  initDbStartParams: ['--wal-segsize=1'],
};

/** Migrates an embedded database, in memory or in a folder. */
export async function migratedEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzleEmbedded(client);
  await migrateEmbedded(db, MIGRATIONS);
  return { db, close: () => client.close() };
}

/**
 * Opens a PostgreSQL database with at most `connections` connections and migrates it; several processes may start
 * together. Throws StartProblem otherwise. `onLost` receives errors of idle connections. A connection is closed after
 * `silence` ms without a byte; 0: never.
 */
export async function openPostgres(
  url: string,
  connections: number,
  onLost: (error: Error) => void,
  silence = SILENCE_MS,
): Promise<OpenDatabase> {
  const server = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  try {
    await migrateTogether(new pg.Client(server));
  } catch (error) {
    throw postgresProblem(error);
  }
  const pool = new pg.Pool({
    ...server,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // A server that disappears without closing, as in a failover, would block its connections forever.
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silence, () => socket.destroy());
    },
  });
  pool.on('error', onLost);
  // A connection that breaks in the middle of a transaction fails its query and also emits an error
  // event: without a listener, Node would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzlePostgres(pool),
    // A connection that breaks at the wrong moment never reports its end: stop waiting after a timeout.
    close: () => Promise.race([pool.end(), delay(END_TIMEOUT_MS, undefined, { ref: false })]),
  };
}

async function migrateTogether(client: pg.Client): Promise<void> {
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A migration, and waiting for that of another process, may take longer than a request.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), MIGRATIONS);
  } finally {
    // Releases the lock. A separate connection, so that no request gets one without a statement timeout.
    await client.end();
  }
}
