import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { newCustomer } from '../../../test-kit/price-case-shop.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orderDetails, orderPayments, orders } from '../../db/tables/order.ts';
import { voucherUses, vouchers } from '../../db/tables/voucher.ts';
import { voucherOfRow } from '../voucher/voucher-rules.ts';
import { expireOrders } from './expire-orders.ts';

const { client, db, clock, tokenOf } = await freshShop({ settings: OWN_ADDRESSES });
const ROUNDS = 20;
const BUYERS = 100;

async function deadlocks(): Promise<number> {
  await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
  const [row] = await db
    .select({ count: sql`deadlocks`.mapWith(Number) })
    .from(sql`pg_stat_database`)
    .where(sql`datname = current_database()`);
  return row?.count ?? -1;
}

/** Pieces sold since an order, by product. */
async function soldSince(orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({
      productId: orderDetails.productId,
      sold: sql`sum(${orderDetails.quantity})`.mapWith(Number),
    })
    .from(orderDetails)
    .where(gte(orderDetails.orderId, orderId))
    .groupBy(orderDetails.productId);
  return new Map(rows.map(({ productId, sold }) => [productId, sold]));
}

async function lastOrder(): Promise<number> {
  const [row] = await db.select({ id: sql`coalesce(max(id), 0)`.mapWith(Number) }).from(orders);
  return row?.id ?? 0;
}

/** A buyer takes both products, in either order, one to four pieces of each. */
function basket(buyer: number) {
  const quantity = 1 + (buyer % 4);
  const lines = [
    { product: 102 as const, quantity },
    { product: 202 as const, quantity: 1 + (buyer % 3) },
  ];
  return { body: orderBody({ lines: buyer % 2 === 0 ? lines : lines.reverse(), shipping: 'own' }) };
}

describe('a hundred buyers on the last pieces, twenty times (PostgreSQL, twenty connections)', () => {
  it(
    'never sells more than there is, and never ends in a deadlock',
    { timeout: 300_000 },
    async () => {
      const before = await deadlocks();
      let accepted = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const pieces = { 102: 1 + (round % 10), 202: 1 + ((round * 3) % 10) };
        for (const productId of [102, 202] as const) {
          await db
            .update(stocks)
            .set({ stock: pieces[productId] })
            .where(and(eq(stocks.productId, productId), eq(stocks.warehouseId, 1)));
        }
        const last = await lastOrder();
        const answers = await buyAtOnce(
          client,
          Array.from({ length: BUYERS }, (_, n) => basket(n)),
        );
        const counts = statusCounts(answers);
        expect((counts[201] ?? 0) + (counts[409] ?? 0), JSON.stringify(counts)).toBe(BUYERS);
        accepted += counts[201] ?? 0;

        const sold = await soldSince(last + 1);
        const left = await db
          .select()
          .from(stocks)
          .where(and(inArray(stocks.productId, [102, 202]), eq(stocks.warehouseId, 1)));
        for (const row of left) {
          const had = row.productId === 102 ? pieces[102] : pieces[202];
          expect(row.stock).toBeGreaterThanOrEqual(0);
          expect((sold.get(row.productId) ?? 0) + row.stock, `round ${round}`).toBe(had);
        }
      }
      expect(await deadlocks()).toBe(before);
      expect(accepted).toBeGreaterThan(ROUNDS / 2);
    },
  );

  it('proves itself: a shop that reads and then writes sells too much', async () => {
    await db.execute(
      sql`CREATE TABLE naive_stock (id integer PRIMARY KEY, stock integer NOT NULL)`,
    );
    await db.execute(sql`INSERT INTO naive_stock VALUES (1, 5)`);
    const buy = () =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .select({ stock: sql`stock`.mapWith(Number) })
          .from(sql`naive_stock`);
        if (row === undefined || row.stock < 1) return false;
        await transaction.execute(sql`UPDATE naive_stock SET stock = stock - 1`);
        return true;
      });
    const bought = await Promise.all(Array.from({ length: BUYERS }, buy));
    expect(bought.filter(Boolean).length).toBeGreaterThan(5);
  });

  it('keeps voucher quota and one use per customer in a crowd', { timeout: 120_000 }, async () => {
    await db.update(stocks).set({ stock: 100_000 }).where(eq(stocks.productId, 202));
    const values = {
      discountType: 'fixed',
      discountAmount: '1000',
      startsAt: new Date('2026-01-01Z'),
      endsAt: new Date('2027-01-01Z'),
    };
    const added = await db
      .insert(vouchers)
      .values([
        { ...values, code: 'LIMA', quota: 5 },
        { ...values, code: 'SEKALI' },
      ])
      .returning();
    const plans = added.map((row) => ({ id: row.id, code: row.code, rule: voucherOfRow(row) }));
    const [limited, single] = plans.map((voucher) => orderBody({ voucher }));
    const crowd = [];
    for (let n = 0; n < BUYERS; n += 1) {
      crowd.push({ body: limited, token: await tokenOf(await newCustomer(db)) });
    }
    expect(statusCounts(await buyAtOnce(client, crowd))).toEqual({ 201: 5, 422: BUYERS - 5 });
    const token = await tokenOf(7);
    const same = Array.from({ length: BUYERS }, () => ({ body: single, token }));
    // One customer may send twenty orders a minute, so most are told to wait.
    const counts = statusCounts(await buyAtOnce(client, same));
    expect(counts[201]).toBe(1);
    expect(await db.$count(voucherUses)).toBe(6);
  });
});

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
});
