import { afterAll, inject } from 'vitest';
import { readSettings, type Settings } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import type { AddRoutes } from '../src/app.ts';
import type { PictureService } from '../src/resources/picture/picture-service.ts';
import type { Secrets } from '../src/secrets.ts';
import type { Shop } from '../src/shop.ts';
import { startShop } from '../src/start.ts';
import { documentedResponses } from './documented-responses.ts';
import { OPERATOR_KEY, operatorOf, type OperatorClient } from './operator.ts';
import { copyOf } from './prepared-database.ts';
import { addSessions } from './sessions.ts';
import { ShopClient } from './shop-client.ts';
import { TestClock } from './test-clock.ts';

export const testSecrets: Secrets = {
  operatorKey: OPERATOR_KEY,
  merchantCode: 'GWTEST',
  merchantKey: 'merchant-key-of-the-tests',
};

/** A started shop with the small seed, for one test file. */
export interface FreshShop {
  readonly url: string;
  readonly client: ShopClient;
  readonly operator: OperatorClient;
  readonly db: Database;
  readonly clock: TestClock;
  readonly shop: Shop;
  /** Stops it before the end of the file. */
  readonly stop: () => Promise<void>;
  /** Signs in a customer of the seed and returns the token. */
  readonly tokenOf: (userId: number) => Promise<string>;
}

/**
 * Starts a shop on a copy of the small database and stops it after the test file. Rate limits are high unless a test
 * sets them, as the clock is stopped.
 */
export async function freshShop(
  changes: {
    settings?: Partial<Settings>;
    secrets?: Partial<Secrets>;
    pictures?: PictureService;
    extensions?: readonly AddRoutes[];
    stopTimeout?: number;
    /** Another shop of the file, with which this one shares the database. */
    beside?: FreshShop;
  } = {},
): Promise<FreshShop> {
  const clock = new TestClock();
  const defaults = readSettings({ SHOP_API_PORT: '0', LOG_LEVEL: 'silent', SHOP_API_DOCS: 'off' });
  const { pictures, extensions, stopTimeout = 0, beside } = changes;
  const settings = { ...defaults, callsPerMinute: 1_000_000, ...changes.settings };
  const running = await startShop({
    settings,
    secrets: { ...testSecrets, ...changes.secrets },
    ...(pictures && { pictures: () => pictures }),
    // Fault injection sends what no schema allows.
    extensions: extensions ?? [documentedResponses()],
    now: clock.now,
    // The connections of tests send no more requests, unless a test sets a timeout.
    stopTimeout,
    database: beside
      ? { db: beside.db, close: () => Promise.resolve() }
      : await copyOf(inject('preparedDatabase'), settings.databaseConnections),
  });
  afterAll(running.stop);
  const { shop, url, stop } = running;
  const client = new ShopClient(url);
  return { url, client, operator: operatorOf(client), db: shop.db, clock, shop, stop, tokenOf };

  async function tokenOf(userId: number): Promise<string> {
    const [token = ''] = await addSessions(shop.db, [userId], clock.now());
    return token;
  }
}
