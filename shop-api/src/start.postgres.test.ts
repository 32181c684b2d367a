import pg from 'pg';
import { inject, afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '@gawai/server-kit/test-kit/local-port';
import { testSecrets } from '../test-kit/fresh-shop.ts';
import { emptyDatabase } from '../test-kit/prepared-database.ts';
import { ShopClient } from '../test-kit/shop-client.ts';
import { seedSmallShop } from '../test-kit/small-shop.ts';
import { readSettings } from './config.ts';
import { MIGRATION_LOCK } from './db/advisory-locks.ts';
import { startShop } from './start.ts';

let database: { url: string; remove: () => Promise<void> };
beforeAll(async () => {
  database = await emptyDatabase(inject('preparedDatabase'));
});
afterAll(() => database.remove());

describe('startShop of several processes on one PostgreSQL database', () => {
  it('seeds an empty database once', async () => {
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

  it('waits for a process that migrates for longer than the statement timeout', async () => {
    const empty = await emptyDatabase(inject('preparedDatabase'));
    onTestFinished(empty.remove);
    const other = new pg.Client({ connectionString: empty.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const env = {
      DATABASE_URL: `${empty.url}?statement_timeout=200`,
      SHOP_API_PORT: '0',
      LOG_LEVEL: 'silent',
    };
    const starting = startShop({
      settings: readSettings(env),
      seed: ({ db }) => seedSmallShop(db),
      secrets: testSecrets,
    });
    await vi.waitFor(async () => {
      const { rows } = await other.query('SELECT FROM pg_locks WHERE objid = $1 AND NOT granted', [
        MIGRATION_LOCK,
      ]);
      expect(rows).toHaveLength(1);
    }, 10_000);
    await other.query('SELECT pg_sleep(0.4)');
    await other.end();
    await (await starting).stop();
  });

  it('reports in one sentence a database that it cannot open', async () => {
    const { href } = new URL('/tidak-ada', database.url);
    const settings = readSettings({ DATABASE_URL: href, SHOP_API_PORT: '0', LOG_LEVEL: 'silent' });
    await expect(startShop({ settings, secrets: testSecrets })).rejects.toThrow(
      'The PostgreSQL database of DATABASE_URL cannot be used: database "tidak-ada" does not exist.',
    );
  });

  it('accepts no connections until it is ready', async () => {
    const empty = await emptyDatabase(inject('preparedDatabase'));
    const port = String(await freePort());
    const env = { DATABASE_URL: empty.url, SHOP_API_PORT: port, LOG_LEVEL: 'silent' };
    const client = new ShopClient(`http://127.0.0.1:${port}`);
    const { stop } = await startShop({
      settings: readSettings(env),
      seed: async ({ db }) => {
        await expect(client.get('/health')).rejects.toThrow();
        await seedSmallShop(db);
      },
      secrets: testSecrets,
    });
    expect((await client.get('/health')).status).toBe(200);
    await stop();
    await empty.remove();
  });
});
