import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { testSecrets } from '../test-kit/fresh-shop.ts';
import { audit } from '../test-kit/kill-rounds/audit.ts';
import { purchases, type Purchase } from '../test-kit/kill-rounds/purchases.ts';
import { prepareRounds, type RoundsData } from '../test-kit/kill-rounds/prepare-rounds.ts';
import { serverCopyOf, type ServerDatabase } from '../test-kit/prepared-database.ts';
import { printFigures } from '../test-kit/print-figures.ts';
import { ShopClient, type ClientResponse } from '../test-kit/shop-client.ts';
import { readSettings } from './config.ts';
import { openPostgres, type OpenDatabase } from './db/open-database.ts';
import { startShop, type RunningShop } from './start.ts';

const BUYERS = 8;
const CUTS = 20;
const ANSWERS_BETWEEN = 10;

let server: ServerDatabase;
let admin: OpenDatabase;
let data: RoundsData;
let shop: RunningShop;

beforeAll(async () => {
  server = await serverCopyOf(inject('preparedDatabase'));
  admin = await openPostgres(server.url, 2, () => undefined);
  data = await prepareRounds(admin.db);
  const settings = readSettings({
    DATABASE_URL: server.url,
    SHOP_DEMO: 'on',
    SHOP_API_PORT: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    SHOP_CALLS_PER_MINUTE: '1000000',
  });
  shop = await startShop({ settings, secrets: testSecrets });
});
afterAll(async () => {
  await shop.stop();
  await admin.close();
  await server.remove();
});

/** Ends every other connection to the database, as a restart of the server does. */
async function cutAll(): Promise<void> {
  await admin.db.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
}

describe('shop API whose connections to PostgreSQL are cut during orders', () => {
  it('returns 201 or 503 and stores no partial order', { timeout: 240_000 }, async () => {
    const client = new ShopClient(shop.url);
    const wanted = purchases(data);
    const sent: { purchase: Purchase; response: ClientResponse }[] = [];
    let cuts = 0;
    const buy = async () => {
      while (cuts < CUTS) {
        const purchase = wanted.next().value;
        sent.push({
          purchase,
          response: await client.post('/order', purchase.body, purchase.extras),
        });
        if (sent.length % ANSWERS_BETWEEN > 0) continue;
        cuts += 1;
        await cutAll();
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buy));
    const withStatus = (status: number) => sent.filter((each) => each.response.status === status);
    expect(withStatus(201).length + withStatus(503).length).toBe(sent.length);
    expect(withStatus(503).length).toBeGreaterThan(0);

    const { orders, ...wrong } = await audit(admin.db);
    expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(withStatus(201).length);
    for (const { purchase, response: first } of sent) {
      const again = await client.post('/order', purchase.body, purchase.extras);
      expect(again.status, again.text).toBe(201);
      if (first.status === 201) expect(again.body).toEqual(first.body);
    }
    expect((await audit(admin.db)).orders).toBe(sent.length);
    printFigures('Connections cut', {
      cuts,
      sent: sent.length,
      acknowledged: withStatus(201).length,
      unavailable: withStatus(503).length,
      storedWithoutResponse: orders - withStatus(201).length,
    });
  });
});
