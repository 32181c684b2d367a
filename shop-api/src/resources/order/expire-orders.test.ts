import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody, type OrderPlan } from '../../../test-kit/order-body.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';
import { hemat10, voucherUsage } from '../../../test-kit/vouchers.ts';
import { orderPayments } from '../../db/tables/order.ts';

const fresh = await freshShop();
const { client, clock, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);
const HOUR_MS = 60 * 60 * 1000;

beforeEach(() => clock.advance(60_000));

async function expire(): Promise<unknown> {
  const { data }: { data: unknown } = (await operator.post('expire')).body;
  return data;
}

const nothing = { expired_payments: 0, voided_orders: 0 };
const createOrder = (plan?: OrderPlan, token?: string) => placedOrder(fresh, plan, token);
const read = (hash: string) => readOrder(fresh, hash);
const pieces = async () => [await piecesOf(db, 101, 1), await piecesOf(db, 102, 1)];

function setRows(orderId: number, values: Partial<typeof orderPayments.$inferInsert>) {
  return db.update(orderPayments).set(values).where(eq(orderPayments.orderId, orderId));
}

describe('expireOrders', () => {
  it('voids an order at its deadline, not earlier, and returns its pieces', async () => {
    const before = await pieces();
    const lines = [{ product: 101, variant: 501, quantity: 2 }, { product: 102 }] as const;
    const { hash } = await createOrder({
      lines,
      pay: [{ method: 2, amount: 1_000_000 }, { method: 1 }],
    });
    clock.advance(24 * HOUR_MS - 1);
    expect(await expire()).toEqual(nothing);
    expect(await piecesOf(db, 102, 1)).toBe(2);
    clock.advance(1);
    expect(await expire()).toEqual({ expired_payments: 2, voided_orders: 1 });
    expect(await pieces()).toEqual(before);
    const order = await read(hash);
    expect([order.is_paid, order.is_refunded]).toEqual([0, 1]);
    expect(order.order_payments).toMatchObject([{ is_paid: -1 }, { is_paid: -1 }]);
    expect(await expire()).toEqual(nothing);
    expect(await pieces()).toEqual(before);
  });

  it('does not expire a payment whose receipt awaits a decision, nor its order', async () => {
    const { id, hash } = await createOrder();
    await setRows(id, { isConfirmed: true });
    clock.advance(48 * HOUR_MS);
    expect(await expire()).toEqual(nothing);
    await setRows(id, { isConfirmed: false });
    expect(await expire()).toEqual({ expired_payments: 1, voided_orders: 1 });
    expect((await read(hash)).is_refunded).toBe(1);
  });

  it('expires the open payment of a partly paid order, not the order', async () => {
    const { hash, payments } = await createOrder({
      pay: [{ method: 1, amount: 1_000_000 }, { method: 2 }],
    });
    await db.update(orderPayments).set({ isPaid: 1 }).where(eq(orderPayments.id, payments[0]!.id));
    const before = await piecesOf(db, 202, 1);
    clock.advance(25 * HOUR_MS);
    expect(await expire()).toEqual({ expired_payments: 1, voided_orders: 0 });
    const order = await read(hash);
    expect(order.is_refunded).toBe(0);
    expect(order.order_payments).toMatchObject([{ is_paid: 1 }, { is_paid: -1 }]);
    expect(await piecesOf(db, 202, 1)).toBe(before);
  });

  it('does not change paid orders and orders with nothing due', async () => {
    const { id } = await createOrder();
    await setRows(id, { isPaid: 1 });
    clock.advance(48 * HOUR_MS);
    expect(await expire()).toEqual(nothing);
  });

  it('returns the voucher use to its customer', async () => {
    const voucher = await hemat10(db);
    const order = () => client.post('/order', orderBody({ voucher }), { token: budi });
    expect((await order()).status).toBe(201);
    expectErrors(await order(), { voucher_code: 'Kode Voucher sudah pernah digunakan' });
    clock.advance(25 * HOUR_MS);
    expect(await expire()).toEqual({ expired_payments: 1, voided_orders: 1 });
    expect(await voucherUsage(db, voucher)).toEqual([0, 0]);
    expect((await order()).status).toBe(201);
    clock.advance(25 * HOUR_MS);
    await expire();
  });

  it('expires more orders than one batch holds', async () => {
    const { id } = await createOrder();
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

  it('requires the operator key over HTTP', async () => {
    const [none, wrong] = [{}, { headers: { 'x-operator-key': 'guess' } }];
    expect((await client.post('/operator/expire', undefined, none)).status).toBe(401);
    expect((await client.post('/operator/expire', undefined, wrong)).status).toBe(401);
  });
});
