import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { deadlocksOf } from '../../../test-kit/postgres-server.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orderDetails, orderPayments, orders } from '../../db/tables/order.ts';
import { expireOrders } from './expire-orders.ts';

const { client, db, clock } = await freshShop({ settings: OWN_ADDRESSES });

/** Buyers of a phone and a laptop, every second one with the lines the other way round. */
function crowd(size: number) {
  return Array.from({ length: size }, (_, buyer) => {
    const lines = [{ product: 102 as const }, { product: 202 as const }];
    return {
      body: orderBody({ lines: buyer % 2 === 0 ? lines : lines.reverse(), shipping: 'own' }),
    };
  });
}

/** Laptops on the shelf and in orders that were not voided. */
async function laptops() {
  const [shelf] = await db
    .select({ pieces: sql`sum(${stocks.stock})`.mapWith(Number) })
    .from(stocks)
    .where(eq(stocks.productId, 202));
  const [sold] = await db
    .select({ pieces: sql`coalesce(sum(${orderDetails.quantity}), 0)`.mapWith(Number) })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.orderId))
    .where(and(eq(orders.isRefunded, false), eq(orderDetails.productId, 202)));
  return { shelf: shelf?.pieces ?? 0, sold: sold?.pieces ?? 0 };
}

describe('expiry steps that run at once', () => {
  it('void each order once and give its pieces back once', { timeout: 120_000 }, async () => {
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
    expect(await laptops()).toEqual({ shelf: before.shelf + before.sold, sold: 0 });
    expect(await db.$count(orderPayments, eq(orderPayments.isPaid, 0))).toBe(0);
  });

  it(
    'and buyers meanwhile neither wait in a circle nor buy a piece twice',
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
      expect(after.shelf + after.sold).toBe(before.shelf + before.sold);
      expect(after.sold).toBe(counts[201]);
      expect(await deadlocksOf(db)).toBe(0);
    },
  );
});
