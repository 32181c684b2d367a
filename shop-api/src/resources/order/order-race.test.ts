import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { newCustomer } from '../../../test-kit/price-case-shop.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';
import { addVoucher, voucherUsage } from '../../../test-kit/vouchers.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orders } from '../../db/tables/order.ts';

const { client, db, tokenOf } = await freshShop({ settings: OWN_ADDRESSES });
const BUYERS = 20;

function setStock(productId: number, stock: number) {
  return db.update(stocks).set({ stock }).where(eq(stocks.productId, productId));
}

describe('concurrent POST /order', () => {
  it('sells the last piece once and rejects the other order as sold out', async () => {
    await setStock(102, 1);
    const body = orderBody({ lines: [{ product: 102 }] });
    const responses = await buyAtOnce(client, [{ body }, { body }]);
    expect(statusCounts(responses)).toEqual({ 201: 1, 409: 1 });
    const loser = responses.find(({ status }) => status === 409);
    expect(loser?.body.errors).toEqual({
      'details.0.quantity': ['Stok redmi Note 13 sudah habis'],
    });
    expect(await piecesOf(db, 102)).toBe(0);
    expect(await db.$count(orders)).toBe(1);
  });

  it('uses a voucher up to its quota', async () => {
    await setStock(202, 1_000);
    const voucher = await addVoucher(db, 'LIMA', { quota: 5 });
    const body = orderBody({ voucher });
    const crowd = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      crowd.push({ body, token: await tokenOf(await newCustomer(db)) });
    }
    const responses = await buyAtOnce(client, crowd);
    expect(statusCounts(responses)).toEqual({ 201: 5, 422: BUYERS - 5 });
    const loser = responses.find(({ status }) => status === 422);
    expectErrors(loser!, { voucher_code: 'Kuota Voucher sudah habis' });
    expect(await voucherUsage(db, voucher)).toEqual([5, 5]);
  });

  it('allows one voucher use for each customer', async () => {
    await setStock(202, 1_000);
    const voucher = await addVoucher(db, 'SEKALI');
    const body = orderBody({ voucher });
    const token = await tokenOf(7);
    const ordersBefore = await db.$count(orders);
    const responses = await buyAtOnce(
      client,
      Array.from({ length: BUYERS }, () => ({ body, token })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const loser = responses.find(({ status }) => status === 422);
    expectErrors(loser!, { voucher_code: 'Kode Voucher sudah pernah digunakan' });
    expect(await voucherUsage(db, voucher)).toEqual([1, 1]);
    expect(await db.$count(orders)).toBe(ordersBefore + 1);
    expect(await piecesOf(db, 202)).toBe(2_000 - 1);
  });
});
