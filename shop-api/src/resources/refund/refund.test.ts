import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderThatIs, type OrderProgress } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { addVoucher } from '../../../test-kit/vouchers.ts';
import { orderPayments, refunds } from '../../db/tables/order.ts';

const fresh = await freshShop();
const { client, clock, db, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const PAID = { isPaid: true };
const REASON = { reason: 'Salah warna' };

const createOrder = (progress: OrderProgress, plan?: OrderPlan) =>
  orderThatIs(fresh, budi, progress, plan);
const requestRefund = (hash: string, body: unknown = REASON, token = budi) =>
  client.post(`/order/${hash}/refund`, body, { token });
const refundOf = async (hash: string): Promise<unknown> =>
  (await readOrder(fresh, hash, budi)).refund;
const requestsOf = (orderId: number) => db.$count(refunds, eq(refunds.orderId, orderId));
const decide = (orderId: number, status: string) =>
  db.update(refunds).set({ status, note: 'Tidak bisa' }).where(eq(refunds.orderId, orderId));

describe('POST /order/{hash}/refund', () => {
  it('creates a request that the order contains', async () => {
    const { hash } = await createOrder(PAID);
    clock.advance(60_000 - (clock.now().getTime() % 60_000));
    const { status, body } = await requestRefund(hash, { reason: '  Salah warna ' });
    expect([status, body.status]).toEqual([201, 'success']);
    const refund = await refundOf(hash);
    expect(refund).toEqual({
      status: 'requested',
      reason: 'Salah warna',
      requested_at: expect.stringMatching(/^2026-11-20 14:\d\d:00$/),
      note: null,
    });
    expect(body.data).toEqual(refund);
  });

  it('accepts a shipped order', async () => {
    expect(
      (await requestRefund((await createOrder({ ...PAID, isShipped: true })).hash)).status,
    ).toBe(201);
  });

  it('accepts a partly paid order', async () => {
    const { id, hash } = await createOrder(
      {},
      { pay: [{ method: 1, amount: 1_000_000 }, { method: 2 }] },
    );
    expect((await requestRefund(hash)).status).toBe(409);
    const [row] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
    await db.update(orderPayments).set({ isPaid: 1 }).where(eq(orderPayments.id, row!.id));
    expect((await requestRefund(hash)).status).toBe(201);
  });

  it('accepts one request at a time, and a new one after a rejection', async () => {
    const { id, hash } = await createOrder(PAID);
    expect((await requestRefund(hash)).status).toBe(201);
    const running = 'Permintaan refund untuk pesanan ini sedang diproses';
    expectRejected(await requestRefund(hash), 409, running);
    await decide(id, 'rejected');
    expect((await requestRefund(hash, { reason: 'Tetap salah' })).status).toBe(201);
    expect(await refundOf(hash)).toMatchObject({ status: 'requested', reason: 'Tetap salah' });
    expect(await requestsOf(id)).toBe(2);
  });

  it.each([
    ['nothing is paid', {}, 'Pesanan ini belum dibayar'],
    ['it is refunded', { ...PAID, isRefunded: true }, 'Pesanan ini sudah direfund atau dibatalkan'],
    ['it is voided', { isRefunded: true }, 'Pesanan ini sudah direfund atau dibatalkan'],
  ])('rejects an order when %s, also with an invalid reason', async (_what, progress, message) => {
    const { id, hash } = await createOrder(progress);
    for (const body of [REASON, {}]) expectRejected(await requestRefund(hash, body), 409, message);
    expect(await requestsOf(id)).toBe(0);
  });

  it('rejects an order with nothing due', async () => {
    const voucher = await addVoucher(db, 'GRATIS', { discountAmount: '9000000' });
    const { id, hash } = await createOrder({}, { voucher, shipping: 'pickup' });
    expect(await readOrder(fresh, hash, budi)).toMatchObject({ is_paid: 1, grand_total: 0 });
    expectRejected(await requestRefund(hash), 409, 'Tidak ada pembayaran yang dapat dikembalikan');
    expect(await requestsOf(id)).toBe(0);
  });

  it('creates one request of twenty concurrent ones', async () => {
    const { id, hash } = await createOrder(PAID);
    const responses = await Promise.all(Array.from({ length: 20 }, () => requestRefund(hash)));
    expect(statusCounts(responses)).toEqual({ 201: 1, 409: 19 });
    expect(await requestsOf(id)).toBe(1);
  });

  it.each([
    [{}, 'Kolom Alasan harus diisi'],
    [null, 'Kolom Alasan harus diisi'],
    [{ reason: '   ' }, 'Kolom Alasan harus diisi'],
    [{ reason: 'x'.repeat(501) }, 'Kolom Alasan maksimal 500 karakter'],
    [{ reason: 'a\0b' }, 'Kolom Alasan tidak valid'],
    [{ reason: '\ud800' }, 'Kolom Alasan tidak valid'],
    [{ reason: ['x'] }, 'Kolom Alasan tidak valid'],
    [{ reason: {} }, 'Kolom Alasan tidak valid'],
  ])('rejects the reason %j', async (body, text) => {
    const { hash } = await createOrder(PAID);
    expectErrors(await requestRefund(hash, body), { reason: text });
    expect(await refundOf(hash)).toBeNull();
  });

  it('stores HTML, SQL and all scripts as plain text, up to 500 characters', async () => {
    const { hash } = await createOrder(PAID);
    const start = "<script>alert(1)</script> '; DROP TABLE refunds; -- ";
    const reason = start + '😀'.repeat(500 - start.length);
    expect((await requestRefund(hash, { reason, status: 'approved', note: 'x' })).status).toBe(201);
    expect(await refundOf(hash)).toMatchObject({ reason, status: 'requested', note: null });
  });
});

describe('POST /order/{hash}/refund of another customer', () => {
  it('returns the same response as an unknown order', async () => {
    const { id, hash } = await createOrder(PAID);
    const guests = await orderThatIs(fresh, undefined, PAID);
    const unknown = await requestRefund('0'.repeat(40));
    expect(unknown.status).toBe(404);
    for (const response of [
      await requestRefund(hash, REASON, sari),
      await requestRefund(guests.hash),
      await requestRefund(hash, {}, sari),
    ]) {
      expect([response.status, response.text]).toEqual([404, unknown.text]);
    }
    expect([await requestsOf(id), await requestsOf(guests.id)]).toEqual([0, 0]);
  });

  it.each(['x', "'--", '%00', '%ff', 'F'.repeat(40), '9'.repeat(250)])(
    'rejects the hash %s',
    async (hash) => {
      expect((await requestRefund(hash)).status).toBeOneOf([400, 404]);
    },
  );

  it('returns 401 without a session', async () => {
    const { hash } = await createOrder(PAID);
    for (const extras of [{}, { token: 'gone' }]) {
      const response = await client.post(`/order/${hash}/refund`, REASON, extras);
      expectRejected(response, 401, 'Unauthenticated.');
    }
  });
});
