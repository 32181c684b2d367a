import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { deadlocksOf, connectionsFor } from '../../../test-kit/postgres-server.ts';
import { newCustomer } from '../../../test-kit/price-case-shop.ts';
import type { ClientResponse } from '../../../test-kit/shop-client.ts';
import { addVoucher, voucherUsage } from '../../../test-kit/vouchers.ts';
import { stocks } from '../../db/tables/catalog.ts';

const databaseConnections = await connectionsFor(100);
const { client, clock, db, tokenOf } = await freshShop({
  settings: { ...OWN_ADDRESSES, databaseConnections },
});
const BUYERS = 200;
const ROUNDS = 2;
/** Orders that one customer may send in a minute, with all sign-ins together (shop-api.md 4). */
const ORDERS_PER_MINUTE = 20;

function rejectionsOf(responses: readonly ClientResponse[]): unknown[] {
  const rejected = responses.filter(({ status }) => status === 422);
  return [...new Set(rejected.map(({ body }) => String(body.errors.voucher_code)))];
}

describe('concurrent orders with one voucher', () => {
  afterAll(async () => {
    expect(await deadlocksOf(db)).toBe(0);
  });

  it('uses the voucher exactly up to its quota', { timeout: 300_000 }, async () => {
    await db.update(stocks).set({ stock: 100_000 }).where(eq(stocks.productId, 202));
    const tokens: string[] = [];
    for (let n = 0; n < BUYERS; n += 1) tokens.push(await tokenOf(await newCustomer(db)));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const quota = round * 3;
      const voucher = await addVoucher(db, `KUOTA${round}`, { quota });
      const body = orderBody({ voucher, shipping: 'own' });
      const responses = await buyAtOnce(
        client,
        tokens.map((token) => ({ body, token })),
      );
      expect(statusCounts(responses)).toEqual({ 201: quota, 422: BUYERS - quota });
      expect(rejectionsOf(responses)).toEqual(['Kuota Voucher sudah habis']);
      expect(await voucherUsage(db, voucher)).toEqual([quota, quota]);
      clock.advance(60_000);
    }
  });

  it('uses the voucher once for the same customer', { timeout: 300_000 }, async () => {
    const customer = await newCustomer(db);
    const tokens = [await tokenOf(customer), await tokenOf(customer)] as const;
    for (let round = 1; round <= BUYERS / ORDERS_PER_MINUTE; round += 1) {
      const voucher = await addVoucher(db, `SEKALI${round}`);
      const body = orderBody({ voucher, shipping: 'own' });
      const responses = await buyAtOnce(
        client,
        Array.from({ length: ORDERS_PER_MINUTE }, (_, n) => ({ body, token: tokens[n % 2]! })),
      );
      expect(statusCounts(responses)).toEqual({ 201: 1, 422: ORDERS_PER_MINUTE - 1 });
      expect(rejectionsOf(responses)).toEqual(['Kode Voucher sudah pernah digunakan']);
      expect(await voucherUsage(db, voucher)).toEqual([1, 1]);
      clock.advance(60_000);
    }
  });

  it('exceeds the quota with a table that is read and then written', async () => {
    await db.execute(
      sql`CREATE TABLE naive_uses (id integer GENERATED ALWAYS AS IDENTITY, customer integer)`,
    );
    const bought = await Promise.all(
      Array.from({ length: BUYERS }, (_, n) => applyNaively(5, n % 2 === 0 ? 7 : 1_000 + n)),
    );
    const uses = await db.select({ customer: sql`customer`.mapWith(Number) }).from(sql`naive_uses`);
    expect(bought.filter(Boolean).length).toBeGreaterThan(5);
    expect(uses.filter(({ customer }) => customer === 7).length).toBeGreaterThan(1);
  });
});

/** Stores a use after a separate count of the used ones: the wrong way. */
function applyNaively(quota: number, customer: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const uses = await transaction
      .select({ customer: sql`customer`.mapWith(Number) })
      .from(sql`naive_uses`);
    if (uses.length >= quota || uses.some((use) => use.customer === customer)) return false;
    await transaction.execute(sql`INSERT INTO naive_uses (customer) VALUES (${customer})`);
    return true;
  });
}
