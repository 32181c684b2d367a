import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop, testSecrets } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { voucherUses, vouchers } from '../../db/tables/voucher.ts';
import { voucherOfRow } from '../voucher/voucher-rules.ts';

const { client, clock, db, tokenOf } = await freshShop();
const budi = await tokenOf(7);
const HOUR_MS = 60 * 60 * 1000;
const operator = { headers: { 'x-operator-key': testSecrets.operatorKey ?? '' } };

beforeEach(() => clock.advance(60_000));

async function expire(): Promise<unknown> {
  const { body } = await client.post('/operator/expire', undefined, operator);
  const counts: unknown = body.data;
  return counts;
}

const nothing = { expired_payments: 0, voided_orders: 0 };

async function make(plan = {}, extras = {}): Promise<{ id: number; hash: string }> {
  const { body } = await client.post('/order', orderBody(plan), extras);
  const order: { id: number; hash: string } = body.data;
  return order;
}

interface Read {
  is_paid: number;
  is_refunded: number;
  order_payments: { hash: string; is_paid: number }[];
}

async function read(hash: string): Promise<Read> {
  const { body } = await client.get(`/order/${hash}`);
  const order: Read = body.data;
  return order;
}

async function stockAt(warehouseId: number, productId: number): Promise<number[]> {
  const rows = await db.select().from(stocks).where(eq(stocks.productId, productId));
  return rows.filter((row) => row.warehouseId === warehouseId).map((row) => row.stock);
}

function setRows(orderId: number, values: Partial<typeof orderPayments.$inferInsert>) {
  return db.update(orderPayments).set(values).where(eq(orderPayments.orderId, orderId));
}

describe('the expiry step', () => {
  it('waits to the very end of the time, then voids the order and gives its pieces back', async () => {
    const before = [await stockAt(1, 101), await stockAt(1, 102)];
    const lines = [{ product: 101, variant: 501, quantity: 2 }, { product: 102 }];
    const { hash } = await make({ lines, pay: [{ method: 2, amount: 1_000_000 }, { method: 1 }] });
    clock.advance(24 * HOUR_MS - 1);
    expect(await expire()).toEqual(nothing);
    expect(await stockAt(1, 102)).toEqual([2]);
    clock.advance(1);
    expect(await expire()).toEqual({ expired_payments: 2, voided_orders: 1 });
    expect([await stockAt(1, 101), await stockAt(1, 102)]).toEqual(before);
    const order = await read(hash);
    expect([order.is_paid, order.is_refunded]).toEqual([0, 1]);
    expect(order.order_payments).toMatchObject([{ is_paid: -1 }, { is_paid: -1 }]);
    expect(await expire()).toEqual(nothing);
    expect([await stockAt(1, 101), await stockAt(1, 102)]).toEqual(before);
  });

  it('leaves a row alone whose receipt awaits the operator, and with it the order', async () => {
    const { id, hash } = await make();
    await setRows(id, { isConfirmed: true });
    clock.advance(48 * HOUR_MS);
    expect(await expire()).toEqual(nothing);
    await setRows(id, { isConfirmed: false });
    expect(await expire()).toEqual({ expired_payments: 1, voided_orders: 1 });
    expect((await read(hash)).is_refunded).toBe(1);
  });

  it('expires the open row of a half-paid order and keeps the order', async () => {
    const { hash } = await make({ pay: [{ method: 1, amount: 1_000_000 }, { method: 2 }] });
    const [first] = (await read(hash)).order_payments;
    await db.update(orderPayments).set({ isPaid: 1 }).where(eq(orderPayments.hash, first!.hash));
    const before = await stockAt(1, 202);
    clock.advance(25 * HOUR_MS);
    expect(await expire()).toEqual({ expired_payments: 1, voided_orders: 0 });
    const order = await read(hash);
    expect(order.is_refunded).toBe(0);
    expect(order.order_payments).toMatchObject([{ is_paid: 1 }, { is_paid: -1 }]);
    expect(await stockAt(1, 202)).toEqual(before);
  });

  it('leaves paid orders and orders with nothing due as they are', async () => {
    const { id } = await make();
    await setRows(id, { isPaid: 1 });
    clock.advance(48 * HOUR_MS);
    expect(await expire()).toEqual(nothing);
  });

  it('gives the one use of a voucher back to its customer', async () => {
    const [row] = await db.select().from(vouchers).where(eq(vouchers.id, 3));
    const voucher = { id: 3, code: 'hemat10', rule: voucherOfRow(row!) };
    await make({ voucher }, { token: budi });
    expect(
      (await client.post('/order', orderBody({ voucher }), { token: budi })).body.errors,
    ).toEqual({
      voucher_code: ['Kode Voucher sudah pernah digunakan'],
    });
    clock.advance(25 * HOUR_MS);
    expect(await expire()).toEqual({ expired_payments: 1, voided_orders: 1 });
    expect(await db.$count(voucherUses)).toBe(0);
    expect((await db.select().from(vouchers).where(eq(vouchers.id, 3)))[0]?.usedCount).toBe(0);
    expect((await client.post('/order', orderBody({ voucher }), { token: budi })).status).toBe(201);
    clock.advance(25 * HOUR_MS);
    await expire();
  });

  it('works through more orders than it takes at once', async () => {
    const { id } = await make({ lines: [{ product: 202 }] });
    const [template] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
    const { id: _own, hash: _hash, ...row } = template!;
    const many = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      hash: String(n).padStart(40, '0'),
    }));
    await db.insert(orderPayments).values(many);
    clock.advance(25 * HOUR_MS);
    expect(await expire()).toEqual({ expired_payments: 451, voided_orders: 1 });
  });

  it('is the operator’s to call', async () => {
    const [none, wrong] = [{}, { headers: { 'x-operator-key': 'guess' } }];
    expect((await client.post('/operator/expire', undefined, none)).status).toBe(401);
    expect((await client.post('/operator/expire', undefined, wrong)).status).toBe(401);
  });
});
