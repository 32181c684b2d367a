import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { newCustomer } from '../../../test-kit/price-case-shop.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orders } from '../../db/tables/order.ts';
import { voucherUses, vouchers } from '../../db/tables/voucher.ts';
import { voucherOfRow } from '../voucher/voucher-rules.ts';

const { client, db, tokenOf } = await freshShop({ settings: OWN_ADDRESSES });
const BUYERS = 20;

function setStock(productId: number, stock: number) {
  return db.update(stocks).set({ stock }).where(eq(stocks.productId, productId));
}

async function addVoucher(code: string, quota: number | null) {
  const [row] = await db
    .insert(vouchers)
    .values({
      code,
      quota,
      discountType: 'fixed',
      discountAmount: '1000',
      startsAt: new Date('2026-01-01Z'),
      endsAt: new Date('2027-01-01Z'),
    })
    .returning();
  return { id: row!.id, code, rule: voucherOfRow(row!) };
}

async function usesOf(voucherId: number) {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId));
  const rows = await db.$count(voucherUses, eq(voucherUses.voucherId, voucherId));
  return { usedCount: row?.usedCount, rows };
}

describe('orders that arrive at once', () => {
  it('sell the last piece once: one is made, one is rejected as sold out', async () => {
    await setStock(102, 1);
    const body = orderBody({ lines: [{ product: 102 }] });
    const answers = await buyAtOnce(client, [{ body }, { body }]);
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: 1 });
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.errors).toEqual({
      'details.0.quantity': ['Stok redmi Note 13 sudah habis'],
    });
    const [row] = await db.select().from(stocks).where(eq(stocks.productId, 102));
    expect(row?.stock).toBe(0);
    expect(await db.$count(orders)).toBe(1);
  });

  it('use a voucher as often as its quota says and never more', async () => {
    await setStock(202, 1_000);
    const voucher = await addVoucher('LIMA', 5);
    const body = orderBody({ voucher });
    const crowd = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      crowd.push({ body, token: await tokenOf(await newCustomer(db)) });
    }
    const answers = await buyAtOnce(client, crowd);
    expect(statusCounts(answers)).toEqual({ 201: 5, 422: BUYERS - 5 });
    const loser = answers.find(({ status }) => status === 422);
    expect(loser?.body.errors).toEqual({ voucher_code: ['Kuota Voucher sudah habis'] });
    expect(await usesOf(voucher.id)).toEqual({ usedCount: 5, rows: 5 });
  });

  it('let a customer use a voucher once, however many orders they send', async () => {
    await setStock(202, 1_000);
    const voucher = await addVoucher('SEKALI', null);
    const body = orderBody({ voucher });
    const token = await tokenOf(7);
    const made = await db.$count(orders);
    const answers = await buyAtOnce(
      client,
      Array.from({ length: BUYERS }, () => ({ body, token })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const loser = answers.find(({ status }) => status === 422);
    expect(loser?.body.errors).toEqual({
      voucher_code: ['Kode Voucher sudah pernah digunakan'],
    });
    expect(await usesOf(voucher.id)).toEqual({ usedCount: 1, rows: 1 });
    expect(await db.$count(orders)).toBe(made + 1);
    const sold = await db.select().from(stocks).where(eq(stocks.productId, 202));
    expect(sold.reduce((sum, row) => sum + row.stock, 0)).toBe(2_000 - 1);
  });
});
