import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshShop } from '../test-kit/fresh-shop.ts';
import { awaitingOrder, openedSession } from '../test-kit/payments.ts';
import { orders } from './db/tables/order.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import type { Shop } from './shop.ts';

const shop = await freshShop();
const { clock, db } = shop;
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

/** An app with fake timers. */
async function workingApp(changes: Partial<Shop> = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  const logged = vi.spyOn(app.log, 'error');
  scheduledJobs(app, { ...shop.shop, ...changes });
  await app.ready();
  return { app, logged };
}

const isVoided = async (id: number) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order?.isRefunded;
};

describe('scheduledJobs', () => {
  it('runs the expiry after a minute, and close waits for it', async () => {
    const { id } = await awaitingOrder(shop);
    clock.advance(DAY_MS);
    const { app } = await workingApp();
    vi.advanceTimersByTime(59_999);
    expect(await isVoided(id)).toBe(false);
    vi.advanceTimersByTime(1);
    await app.close();
    expect(await isVoided(id)).toBe(true);
  });

  it('runs the expiry while the payment provider does not respond', async () => {
    const { id, rows } = await awaitingOrder(shop);
    await openedSession(shop, rows[0]!);
    const provider = createServer();
    const requested = once(provider, 'request');
    await once(provider.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void provider.close());
    clock.advance(DAY_MS);
    const { port } = provider.address() as AddressInfo;
    const ipay88Url = `http://127.0.0.1:${port}`;
    const { app } = await workingApp({ settings: { ...shop.shop.settings, ipay88Url } });
    vi.advanceTimersByTime(60_000);
    await requested;
    await vi.waitUntil(() => isVoided(id), 10_000);
    provider.closeAllConnections();
    await app.close();
  });

  it('stops with the app', async () => {
    const { id } = await awaitingOrder(shop);
    clock.advance(DAY_MS);
    const { app } = await workingApp();
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(await isVoided(id)).toBe(false);
  });

  it('logs a failed job and continues', async () => {
    const broken = Object.create(shop.shop.db, {
      selectDistinct: {
        value: () => {
          throw new Error('the database is away');
        },
      },
    });
    const { app, logged } = await workingApp({ db: broken });
    vi.advanceTimersByTime(60_000);
    await app.close();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
