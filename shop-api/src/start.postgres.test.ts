import { inject, afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecrets } from '../test-kit/fresh-shop.ts';
import { emptyDatabase } from '../test-kit/prepared-database.ts';
import { ShopClient } from '../test-kit/shop-client.ts';
import { seedSmallShop } from '../test-kit/small-shop.ts';
import { readSettings } from './config.ts';
import { startShop } from './start.ts';

let database: { url: string; remove: () => Promise<void> };
beforeAll(async () => {
  database = await emptyDatabase(inject('preparedDatabase'));
});
afterAll(() => database.remove());

describe('several shops on one PostgreSQL database', () => {
  it('start together on an empty one, and it is filled once', async () => {
    const env = { DATABASE_URL: database.url, SHOP_API_PORT: '0', LOG_LEVEL: 'silent' };
    const settings = readSettings(env);
    let filled = 0;
    const seed: typeof seedSmallShop = async (db) => {
      filled += 1;
      await seedSmallShop(db);
    };
    const shops = await Promise.all(
      Array.from({ length: 3 }, () =>
        startShop({ settings, seed: ({ db }) => seed(db), secrets: testSecrets }),
      ),
    );
    expect(filled).toBe(1);
    for (const { url, stop } of shops) {
      expect((await new ShopClient(url).get('/product/202')).status).toBe(200);
      await stop();
    }
  });
});
