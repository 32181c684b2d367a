import { eq } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshShop } from '../test-kit/fresh-shop.ts';
import { awaitingOrder } from '../test-kit/payments.ts';
import { orders } from './db/tables/order.ts';
import { scheduledJobs } from './scheduled-jobs.ts';

const shop = await freshShop();
const { clock, db } = shop;
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

/** An app whose clock for intervals the test moves. */
async function workingApp(db = shop.shop.db) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  const logged = vi.spyOn(app.log, 'error');
  scheduledJobs(app, { ...shop.shop, db });
  await app.ready();
  return { app, logged };
}

const isVoided = async (id: number) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order?.isRefunded;
};

describe('the work of every minute', () => {
  it('takes the expiry step after a minute, and closing waits for it', async () => {
    const { id } = await awaitingOrder(shop);
    clock.advance(DAY_MS);
    const { app } = await workingApp();
    vi.advanceTimersByTime(59_999);
    expect(await isVoided(id)).toBe(false);
    vi.advanceTimersByTime(1);
    await app.close();
    expect(await isVoided(id)).toBe(true);
  });

  it('stops with the app', async () => {
    const { id } = await awaitingOrder(shop);
    clock.advance(DAY_MS);
    const { app } = await workingApp();
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(await isVoided(id)).toBe(false);
  });

  it('survives a step that fails, and says so in the log', async () => {
    const broken = Object.create(shop.shop.db, {
      selectDistinct: {
        value: () => {
          throw new Error('the database is away');
        },
      },
    });
    const { app, logged } = await workingApp(broken);
    vi.advanceTimersByTime(60_000);
    await app.close();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
