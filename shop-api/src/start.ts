import { hostInUrl } from '@gawai/server-kit/host-in-url';
import { openSharedState } from '@gawai/server-kit/shared-state/open-shared-state';
import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './config.ts';
import { buildApp, type AddRoutes } from './app.ts';
import { newerTablesWarning } from './backup/newer-tables.ts';
import { openDatabase, type OpenDatabase } from './db/open-database.ts';
import { seedWhenEmpty } from './db/seed-when-empty.ts';
import { listen } from './http/listener.ts';
import { noPictures, type PictureService } from './resources/picture/picture-service.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import type { Shop } from './shop.ts';
import { openFileStorage } from './storage/open-file-storage.ts';
import { requireWritable } from './storage/require-writable.ts';

const LOST = 'a database connection was lost';
const NOT_REMOVED = 'a file that nothing needs could not be removed from the storage';

/** A shop before its secrets are loaded, as a seed receives it. */
export type UnsignedShop = Omit<Shop, 'secrets'>;

/** Logs an error that does not stop the shop. */
export type Warn = (error: unknown, message: string) => void;

/** How to start a shop. Only the settings are required. */
export interface StartOptions {
  readonly settings: Settings;
  readonly now?: () => Date;
  readonly secrets?: Secrets;
  /** An open database with its tables; by default that of the settings. */
  readonly database?: OpenDatabase;
  /** Seeds an empty database, after the regions, in one transaction; optional. */
  readonly seed?: (shop: UnsignedShop) => Promise<void>;
  /** Creates what `GET /images/*` serves; without it there are no pictures. */
  readonly pictures?: (warn: Warn) => PictureService;
  /** Routes and hooks in addition to the contract, such as fault injection. */
  readonly extensions?: readonly AddRoutes[];
  /** Time limit for running requests during the stop, in ms. */
  readonly stopTimeout?: number;
}

export interface RunningShop {
  /** URL of the shop API, without a slash at the end. */
  readonly url: string;
  readonly shop: Shop;
  /** Completes running requests, closes the database, and releases port and folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the shop API and resolves when it is ready. Throws CannotListenError for a port in use and FolderInUseError
 * for a data folder of another process; nothing stays open then.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { settings, now = () => new Date(), stopTimeout = 8_000 } = options;
  // On a database server, another shop may respond until this one is ready, so this one binds its port last. A port
  // chosen by the system must be known at once.
  const isAlone = settings.databaseUrl === null || settings.port === 0;
  let listener = isAlone ? await listen(settings.host, settings.port, stopTimeout) : null;
  const port = listener?.port ?? settings.port;
  const url = `http://${hostInUrl(settings.host)}:${port}`;
  let database: OpenDatabase | undefined;
  let shared: SharedState | undefined;
  let built: FastifyInstance | undefined;
  const early: string[] = [];
  let announce = (_level: 'info' | 'warn', message: string): void => {
    early.push(message);
  };
  let log: Warn = () => undefined;
  const warn: Warn = (error, message) => log(error, message);
  try {
    if (settings.objectStorage === null) await requireWritable(settings.dataDir);
    database = options.database ?? (await openDatabase(settings, (error) => warn(error, LOST)));
    const newerTables = await newerTablesWarning(database.db);
    if (newerTables !== null) early.push(newerTables);
    shared = await openSharedState(settings.redisUrl, (...line) => announce(...line));
    const withoutSecrets: UnsignedShop = {
      shared,
      db: database.db,
      now,
      settings,
      pictures: options.pictures?.(warn) ?? noPictures,
      files: await openFileStorage(settings, (error) => warn(error, NOT_REMOVED)),
      publicUrl: settings.publicUrl ?? url,
    };
    await seedWhenEmpty(database.db, (db) => options.seed?.({ ...withoutSecrets, db }));
    const secrets = options.secrets ?? (await loadSecrets(settings));
    const shop: Shop = { ...withoutSecrets, secrets };
    const app = (built = await buildApp(shop, options.extensions));
    log = (error, message) => app.log.warn({ err: error }, message);
    announce = (level, message) => app.log[level](message);
    for (const message of early) app.log.warn(message);
    app.addHook('onClose', () => shop.shared.close());
    app.addHook('preClose', () => listener?.close());
    await app.ready();
    listener ??= await listen(settings.host, port, stopTimeout);
    listener.serve((request, response) => app.routing(request, response));
    const open = database;
    const stop = async () => {
      await app.close();
      await open.close();
    };
    let stopped: Promise<void> | undefined;
    return { url, shop, stop: () => (stopped ??= stop()) };
  } catch (error) {
    // The app closes what it listens with, and the shared state.
    if (built !== undefined) await built.close();
    else {
      await listener?.close();
      await shared?.close();
    }
    await database?.close();
    throw error;
  }
}
