import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freePort } from '@gawai/server-kit/test-kit/local-port';
import { temporaryDataDir } from '../test-kit/temporary-data-dir.ts';
import { ShopClient } from '../test-kit/shop-client.ts';
import { seedSmallShop } from '../test-kit/small-shop.ts';
import { readSettings } from './config.ts';
import type { Database } from './db/database.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { products } from './db/tables/catalog.ts';
import { CannotListenError } from './http/listener.ts';
import { startShop } from './start.ts';

const folder = temporaryDataDir();

const settingsOf = (port: number, env: Record<string, string> = {}) =>
  readSettings({ SHOP_DATA_DIR: folder, SHOP_API_PORT: String(port), LOG_LEVEL: 'silent', ...env });

const start = (port: number, seed: (db: Database) => Promise<void> = seedSmallShop) =>
  startShop({ settings: settingsOf(port), seed: ({ db }) => seed(db) });

// Each start waits for the embedded database, so the steps share one shop.
describe('startShop with the embedded database', { timeout: 120_000 }, () => {
  it('leaves no files when seeding fails', async () => {
    const port = await freePort();
    const broken = async (db: Database) => {
      await seedSmallShop(db);
      throw new Error('the seed broke');
    };
    await expect(start(port, broken)).rejects.toThrow('the seed broke');
    expect(await readdir(folder)).toEqual(['database']);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await new Promise((resolve) => server.close(resolve));
  });

  it('rejects a data folder that cannot store receipts', async () => {
    const receipts = join(folder, 'receipts');
    await writeFile(receipts, '');
    await expect(start(0)).rejects.toThrow(`The data folder ${folder} cannot be used`);
    await rm(receipts);
  });

  it('returns 503 until the shop is ready', async () => {
    const port = await freePort();
    const client = new ShopClient(`http://127.0.0.1:${port}`);
    let letGoOn = () => {};
    const goOn = new Promise<void>((resolve) => (letGoOn = resolve));
    const starting = start(port, async (db) => {
      await seedSmallShop(db);
      await goOn;
    });
    const early = await client.get('/health');
    expect(early.status).toBe(503);
    expect(early.body).toMatchObject({ status: 'error', data: null });
    expect(early.headers.get('idempotency-supported')).toBe('1');
    letGoOn();
    const { stop } = await starting;
    expect((await client.get('/health')).status).toBe(200);
    await stop();
  });

  it('restores the data after a stop and does not seed again', async () => {
    const first = await start(0);
    await first.shop.db.update(products).set({ price: 1 }).where(eq(products.id, 202));
    await first.stop();
    const again = await start(0, () => Promise.reject(new Error('filled again')));
    const { body } = await new ShopClient(again.url).get('/product/202');
    expect(body.data.price).toBe(1);
    expect(again.shop.secrets).toEqual(first.shop.secrets);
    await again.stop();
  });

  it('uses HOST in the URLs of its responses', async () => {
    const { url, stop } = await startShop({ settings: settingsOf(0, { HOST: 'LOCALHOST' }) });
    const { body } = await new ShopClient(url).get('/product');
    expect(body.data.first_page_url).toBe(`${url}/product?page=1`);
    await stop();
  });

  it('reports a data folder or port that another shop uses', async () => {
    const running = await start(0);
    const port = Number(new URL(running.url).port);
    await expect(start(0)).rejects.toThrow(FolderInUseError);
    await expect(start(port)).rejects.toThrow(CannotListenError);
    await expect(start(port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    expect((await new ShopClient(running.url).get('/health')).status).toBe(200);
    await running.stop();
  });

  it('completes running requests before it stops', async () => {
    const { url, stop } = await start(0);
    const client = new ShopClient(url);
    const form = {
      phone: '+6285600000001',
      first_name: 'Rani',
      last_name: 'Putri',
      password: 'rahasia-rani',
      confirm_password: 'rahasia-rani',
      terms: 1,
    };
    const body = JSON.stringify(form);
    const registering = request(`${url}/register`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-requested-with': 'XMLHttpRequest',
        expect: '100-continue',
      },
    });
    registering.flushHeaders();
    // The shop has started the request: it requests its body.
    await once(registering, 'continue');
    const responded = once(registering, 'response') as Promise<[IncomingMessage]>;
    const stopped = stop();
    registering.end(body);
    const [response] = await responded;
    response.resume();
    await stopped;
    expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
    await expect(client.get('/health')).rejects.toThrow();
  });
});
