import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changedOrder } from '../../../test-kit/changed-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { expectRejected } from '../../../test-kit/rejections.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { idempotencyKeys, orders } from '../../db/tables/order.ts';
import { claimKey, deleteOldKeys } from './idempotency.ts';

const { client, clock, db, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const HOUR_MS = 60 * 60 * 1000;

let used = 0;
const newKey = () => `key-of-test-${(used += 1)}`;

beforeEach(() => clock.advance(60_000));

/** Sends an order under a key. */
function send(key: string, body: unknown = orderBody(), token?: string) {
  return client.post('/order', body, { headers: { 'idempotency-key': key }, token });
}

const laptops = () => piecesOf(db, 202);

/** Blocks every order of laptops until it is released. */
async function holdLaptops() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let over: Promise<void> = Promise.resolve();
  await new Promise<void>((isHeld) => {
    over = db.transaction(async (transaction) => {
      await transaction.update(stocks).set({ productId: 202 }).where(eq(stocks.productId, 202));
      isHeld();
      await released;
    });
  });
  return { release, over };
}

describe('POST /order with an Idempotency-Key', () => {
  it('creates one order for the same key and body, and returns the same response again', async () => {
    const key = newKey();
    const before = await laptops();
    const first = await send(key);
    const again = await send(key);
    expect(first.status).toBe(201);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await laptops()).toBe(before - 1);
  });

  it('returns the first result also after the last pieces are sold', async () => {
    const key = newKey();
    const last = orderBody({
      lines: [{ product: 203, quantity: 2 }],
      warehouse: 2,
      shipping: 'own',
    });
    const first = await send(key, last);
    expect(first.status).toBe(201);
    expect((await client.post('/order', last)).status).toBe(409);
    expect((await send(key, last)).body).toEqual(first.body);
  });

  it('returns the same response for an order that was paid meanwhile', async () => {
    const key = newKey();
    const first = await send(key);
    await db.update(orders).set({ isPaid: true }).where(eq(orders.id, first.body.data.id));
    expect((await send(key)).body).toEqual(first.body);
  });

  it('rejects the same key with another body, valid or not', async () => {
    const key = newKey();
    await send(key);
    const others = [
      orderBody({ lines: [{ product: 202, quantity: 2 }] }),
      changedOrder({ email: '' }),
      {},
    ];
    for (const other of others) {
      const response = await send(key, other);
      expectRejected(response, 409, 'Idempotency-Key sudah dipakai untuk pesanan lain');
    }
  });

  it('does not bind a key to a rejection', async () => {
    const key = newKey();
    expect((await send(key, changedOrder({ grand_total: 1 }))).status).toBe(422);
    expect((await send(key, changedOrder({ 'details.0.price': 1 }))).status).toBe(409);
    expect((await send(key)).status).toBe(201);
  });

  it('separates the keys of customers and guests, and shows no other customer’s order', async () => {
    const key = newKey();
    const responses = [
      await send(key),
      await send(key, orderBody(), budi),
      await send(key, orderBody(), sari),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => String(body.data.hash))).size).toBe(3);
  });

  it.each(['short', 'k'.repeat(65), 'k'.repeat(256), 'has blank', 'dot.dot.dot'])(
    'rejects the invalid key "%s"',
    async (key) => {
      expect((await send(key)).status).toBe(400);
    },
  );

  it.each(['k'.repeat(8), 'K-_9'.repeat(16)])(
    'accepts a key of 8 or 64 characters: %s',
    async (key) => {
      expect((await send(key)).status).toBe(201);
    },
  );

  it('rejects other requests while the first is running, then returns its result', async () => {
    const key = newKey();
    const before = await db.$count(orders);
    const blocked = await holdLaptops();
    let returned = 0;
    const responses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await send(key);
        returned += 1;
        if (returned === 9) blocked.release();
        return response;
      }),
    );
    await blocked.over;
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await db.$count(orders)).toBe(before + 1);
    const first = responses.find(({ status }) => status === 201);
    expect((await send(key)).body).toEqual(first?.body);
  });

  it('deletes a key after 24 hours and not before', async () => {
    const key = newKey();
    const first = await send(key);
    clock.advance(24 * HOUR_MS - 1);
    expect((await send(key)).body).toEqual(first.body);
    clock.advance(1);
    const next = await send(key);
    expect(next.status).toBe(201);
    expect(next.body.data.hash).not.toBe(first.body.data.hash);
    expect((await send(key)).body).toEqual(next.body);
    clock.advance(24 * HOUR_MS);
    await deleteOldKeys(db, clock.now());
    expect(await db.$count(idempotencyKeys)).toBe(0);
  });

  it('states in every response that keys are supported', async () => {
    const responses = [
      await send(newKey()),
      await client.get('/province'),
      await client.get('/nothing'),
    ];
    for (const { headers } of responses) expect(headers.get('idempotency-supported')).toBe('1');
  });

  it('allows a key in one transaction at a time', async () => {
    const scope = { caller: 'guest', key: newKey() };
    expect(await db.transaction((transaction) => claimKey(transaction, scope))).toBe(true);
    expect(await db.transaction((transaction) => claimKey(transaction, scope))).toBe(true);
  });
});
