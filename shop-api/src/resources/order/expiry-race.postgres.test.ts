import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { awaitingOrder, openedSession } from '../../../test-kit/payments.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { deadlocksOf } from '../../../test-kit/postgres-server.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orderDetails, orderPayments, orders } from '../../db/tables/order.ts';
import { expireOrders } from './expire-orders.ts';

const shop = await freshShop({ settings: OWN_ADDRESSES });
const { client, db, clock } = shop;

/** Buyers of a phone and a laptop, every second one with the lines the other way round. */
function crowd(size: number) {
  return Array.from({ length: size }, (_, buyer) => {
    const lines = [{ product: 102 as const }, { product: 202 as const }];
    return {
      body: orderBody({ lines: buyer % 2 === 0 ? lines : lines.reverse(), shipping: 'own' }),
    };
  });
}

/** Laptops in stock and in orders that are not voided. */
async function laptops() {
  const [sold] = await db
    .select({ pieces: sql`coalesce(sum(${orderDetails.quantity}), 0)`.mapWith(Number) })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.orderId))
    .where(and(eq(orders.isRefunded, false), eq(orderDetails.productId, 202)));
  return { stock: await piecesOf(db, 202), sold: sold?.pieces ?? 0 };
}

describe('concurrent expireOrders', () => {
  it('voids each order once and returns its pieces once', { timeout: 120_000 }, async () => {
    await db.update(stocks).set({ stock: 50 }).where(eq(stocks.productId, 202));
    const body = orderBody();
    await buyAtOnce(
      client,
      Array.from({ length: 30 }, () => ({ body })),
    );
    const open = await db.$count(orders, eq(orders.isRefunded, false));
    const before = await laptops();
    clock.advance(25 * 60 * 60 * 1000);
    const steps = await Promise.all(Array.from({ length: 5 }, () => expireOrders(db, clock.now())));
    expect(steps.reduce((sum, step) => sum + step.voidedOrders, 0)).toBe(open);
    expect(await laptops()).toEqual({ stock: before.stock + before.sold, sold: 0 });
    expect(await db.$count(orderPayments, eq(orderPayments.isPaid, 0))).toBe(0);
  });

  it(
    'runs with concurrent orders without a deadlock or an oversold piece',
    {
      timeout: 120_000,
    },
    async () => {
      await db
        .update(stocks)
        .set({ stock: 40 })
        .where(and(inArray(stocks.productId, [102, 202]), eq(stocks.warehouseId, 1)));
      await buyAtOnce(client, crowd(40));
      const before = await laptops();
      clock.advance(25 * 60 * 60 * 1000);
      const steps = Array.from({ length: 3 }, () => expireOrders(db, clock.now()));
      const counts = statusCounts(await buyAtOnce(client, crowd(200)));
      await Promise.all(steps);
      expect((counts[201] ?? 0) + (counts[409] ?? 0), JSON.stringify(counts)).toBe(200);
      const after = await laptops();
      expect(after.stock + after.sold).toBe(before.stock + before.sold);
      expect(after.sold).toBe(counts[201]);
      expect(await deadlocksOf(db)).toBe(0);
    },
  );

  it(
    'runs with concurrent provider messages without losing money or voiding paid orders',
    {
      timeout: 120_000,
    },
    async () => {
      const messages = [];
      for (let n = 0; n < 40; n += 1) {
        const { rows } = await awaitingOrder(shop);
        messages.push(await openedSession(shop, rows[0]!));
      }
      const before = await laptops();
      clock.advance(25 * 60 * 60 * 1000);
      const [first] = messages;
      await client.post('/ipay88/backend', first);
      const steps = Array.from({ length: 3 }, () => expireOrders(db, clock.now()));
      const sent = messages.map((message) => client.post('/ipay88/backend', message));
      expect(statusCounts(await Promise.all(sent))).toEqual({ 200: messages.length });
      await Promise.all(steps);

      const paid = await db
        .select({ order: orders, row: orderPayments })
        .from(orders)
        .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
        .where(gt(orderPayments.paymentGatewayId, 0));
      expect(paid).toHaveLength(messages.length);
      for (const { order, row } of paid) {
        expect(row.isPaid).toBe(1);
        expect([order.isPaid, row.needsAttention]).toEqual([!order.isRefunded, order.isRefunded]);
      }
      expect(paid.filter(({ order }) => order.isPaid).length).toBeGreaterThan(0);
      const after = await laptops();
      expect(after.stock + after.sold).toBe(before.stock + before.sold);
      expect(await deadlocksOf(db)).toBe(0);
    },
  );
});
