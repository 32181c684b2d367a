import type { Settings } from './config.ts';
import { buildApp } from './app.ts';
import type { Database } from './db/database.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { openEmbedded, openPostgres } from './db/open-database.ts';
import { seedWhenEmpty } from './db/seed-when-empty.ts';
import { demoPictures, seedDemo } from './demo-shop.ts';
import type { PictureService } from './drawing/picture-service.ts';
import { listen } from './http/listener.ts';
import type { Secrets } from './secrets.ts';
import { loadSecrets } from './secrets.ts';
import type { Shop } from './shop.ts';

const LOST = 'a database connection was lost';
const NOT_KEPT = 'a drawn picture could not be kept';

/** How to start a shop. Only the settings are needed; tests bring the rest. */
export interface StartOptions {
  readonly settings: Settings;
  readonly now?: () => Date;
  readonly secrets?: Secrets;
  /** The database, open and with its tables; without it the settings say which. */
  readonly database?: OpenDatabase;
  /** Fills an empty database; when not given, the demo shop, or nothing where the demo has no seed. */
  readonly seed?: (db: Database) => Promise<void>;
  /** Draws the pictures; those of the demo catalogue when not given. */
  readonly pictures?: PictureService;
}

/** A shop that answers. */
export interface RunningShop {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  readonly shop: Shop;
  /** Lets running requests end, closes the database, frees port and folder. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the shop API and resolves when it is ready. Throws CannotListenError for a taken port and
 * FolderInUseError for a data folder another process uses; nothing is left open then.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { settings, now = () => new Date() } = options;
  const listener = await listen(settings.host, settings.port);
  const url = `http://${hostInUrl(settings.host)}:${listener.port}`;
  let database: OpenDatabase | undefined;
  let warn: (error: unknown, what: string) => void = () => undefined;
  try {
    database = options.database ?? (await openDatabase(settings, (error) => warn(error, LOST)));
    const withoutSecrets = {
      db: database.db,
      now,
      settings,
      pictures: options.pictures ?? demoPictures(settings, (error) => warn(error, NOT_KEPT)),
      publicUrl: settings.publicUrl ?? `http://localhost:${listener.port}`,
    };
    const seed =
      options.seed ??
      (async (db: Database) => {
        if (settings.demo.seed) await seedDemo({ ...withoutSecrets, db });
      });
    await seedWhenEmpty(database.db, seed);
    const secrets = options.secrets ?? (await loadSecrets(settings));
    const shop: Shop = { ...withoutSecrets, secrets };
    const app = await buildApp(shop);
    warn = (error, what) => app.log.warn({ err: error }, what);
    app.addHook('preClose', () => listener.close());
    await app.ready();
    listener.serve((request, response) => app.routing(request, response));
    const open = database;
    const stop = async () => {
      await app.close();
      await open.close();
    };
    let stopped: Promise<void> | undefined;
    return { url, shop, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await listener.close();
    await database?.close();
    throw error;
  }
}

function openDatabase(settings: Settings, onLost: (error: Error) => void): Promise<OpenDatabase> {
  return settings.databaseUrl === null
    ? openEmbedded(settings.dataDir)
    : openPostgres(settings.databaseUrl, settings.databaseConnections, onLost);
}

/** The host a browser on this machine can use for what the server is bound to. */
function hostInUrl(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
