import { orderStatusLabels } from '@gawai/domain/texts/labels';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderThatIs, type OrderProgress } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { bodyOf } from '../../../test-kit/shop-client.ts';
import { addVoucher, hemat10, voucherUsage } from '../../../test-kit/vouchers.ts';
import { orderPayments, orders, refunds } from '../../db/tables/order.ts';
import { voucherUses, vouchers } from '../../db/tables/voucher.ts';

const fresh = await freshShop();
const { client, clock, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);
const PAID = { isPaid: true };
const SHIPPED = { isPaid: true, isShipped: true };
const voucher = await hemat10(db);

beforeEach(() => clock.advance(60_000));

const createOrder = (progress: OrderProgress, plan?: OrderPlan) =>
  orderThatIs(fresh, budi, progress, plan);
const call = (word: string, hash: string, body?: unknown) =>
  operator.post(`order/${hash}/${word}`, body);
const ship = (hash: string, resi: unknown = 'JNE0012345') => call('ship', hash, { resi_no: resi });
const read = (hash: string) => bodyOf(client.get(`/order/${hash}`, { token: budi }));
const requestRefund = (hash: string) =>
  client.post(`/order/${hash}/refund`, { reason: 'Rusak' }, { token: budi });

/** Pieces of the laptop at Jakarta; each order here contains one. */
const pieces = () => piecesOf(db, 202, 1);
const voucherState = () => voucherUsage(db, voucher);

const REFUNDED = 'Pesanan ini sudah direfund atau dibatalkan';
const UNPAID = 'Pesanan ini belum dibayar';

async function expectConflict(word: string, hash: string, message: string, body?: unknown) {
  expectRejected(await call(word, hash, body), 409, message);
}

describe('POST /operator/order/{key}/ship', () => {
  it('stores the tracking number and shows it in the order', async () => {
    const { hash } = await createOrder(PAID);
    const { status, body } = await ship(hash, ' JNE0012345 ');
    expect([status, body.data.status]).toEqual([200, orderStatusLabels.SHIPPED]);
    const { data } = await read(hash);
    expect([data.is_shipped, data.resi_no]).toEqual([1, 'JNE0012345']);
  });

  it('requires and stores no tracking number for a pickup', async () => {
    const { hash } = await createOrder(PAID, { shipping: 'pickup' });
    expectErrors(await ship(hash), { resi_no: 'Pesanan yang diambil sendiri tanpa Nomor Resi' });
    expect((await ship(hash, null)).status).toBe(200);
    const { data } = await read(hash);
    expect([data.is_shipped, data.resi_no]).toEqual([1, null]);
  });

  it.each([
    [null, 'Kolom Nomor Resi harus diisi'],
    ['  ', 'Kolom Nomor Resi harus diisi'],
    ['x'.repeat(101), 'Kolom Nomor Resi maksimal 100 karakter'],
    ['a\0b', 'Kolom Nomor Resi tidak valid'],
    [['x'], 'Kolom Nomor Resi tidak valid'],
  ])('rejects the tracking number %j', async (resi, text) => {
    const { hash } = await createOrder(PAID);
    expectErrors(await ship(hash, resi), { resi_no: text });
    expect((await read(hash)).data.is_shipped).toBe(0);
  });

  it('rejects an unpaid, refunded, voided or shipped order', async () => {
    const resi = { resi_no: 'X1' };
    await expectConflict('ship', (await createOrder({})).hash, UNPAID, resi);
    await expectConflict(
      'ship',
      (await createOrder({ ...PAID, isRefunded: true })).hash,
      REFUNDED,
      resi,
    );
    await expectConflict('ship', (await createOrder({ isRefunded: true })).hash, REFUNDED, resi);
    const { hash } = await createOrder(PAID);
    await ship(hash, 'PERTAMA');
    await expectConflict('ship', hash, 'Pesanan ini sudah dikirim', resi);
    expect((await read(hash)).data.resi_no).toBe('PERTAMA');
  });
});

describe('POST /operator/order/{key}/refund', () => {
  it('returns pieces and voucher use of an unshipped order, and approves the request', async () => {
    const { id, hash } = await createOrder(PAID, { voucher });
    expect(await voucherState()).toEqual([1, 1]);
    const before = await pieces();
    await requestRefund(hash);
    const { status, body } = await call('refund', hash, { note: 'Dana dikembalikan' });
    expect([status, body.data.status]).toEqual([200, orderStatusLabels.REFUNDED]);
    expect(await pieces()).toBe(before + 1);
    expect(await voucherState()).toEqual([0, 0]);
    expect((await read(hash)).data).toMatchObject({
      is_paid: 1,
      is_refunded: 1,
      refund: { status: 'approved', note: 'Dana dikembalikan' },
    });
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    expect(order?.operatorNote).toBe('Dana dikembalikan');
    const [request] = await db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(request?.decidedAt).toEqual(clock.now());
  });

  it('does not change stock and voucher of a shipped order', async () => {
    const { hash } = await createOrder(SHIPPED, { voucher });
    const before = await pieces();
    expect((await call('refund', hash, {})).status).toBe(200);
    expect(await pieces()).toBe(before);
    expect(await voucherState()).toEqual([1, 1]);
    await db.delete(voucherUses);
    await db.update(vouchers).set({ usedCount: 0 }).where(eq(vouchers.id, 3));
  });

  it('requires no request of the customer and no note', async () => {
    const { hash } = await createOrder(PAID);
    expect((await call('refund', hash)).status).toBe(200);
    expect((await read(hash)).data.refund).toEqual({
      status: 'approved',
      reason: null,
      requested_at: null,
      note: null,
    });
  });

  it('shows the note to the customer, also after a rejected request', async () => {
    const { hash } = await createOrder(PAID);
    await requestRefund(hash);
    await call('refund-reject', hash, { note: 'Segel rusak' });
    await call('refund', hash, { note: 'Dana dikembalikan ke OVO' });
    expect((await read(hash)).data).toMatchObject({
      is_refunded: 1,
      refund: { status: 'approved', note: 'Dana dikembalikan ke OVO' },
    });
  });

  it('accepts a partly paid order', async () => {
    const { id, hash } = await createOrder(
      {},
      { pay: [{ method: 1, amount: 1_000_000 }, { method: 2 }] },
    );
    const [first] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
    await db.update(orderPayments).set({ isPaid: 1 }).where(eq(orderPayments.id, first!.id));
    const before = await pieces();
    expect((await call('refund', hash, {})).status).toBe(200);
    expect(await pieces()).toBe(before + 1);
    expect((await read(hash)).data.is_refunded).toBe(1);
  });

  it('accepts an order with nothing due, which counts as paid', async () => {
    const free = await addVoucher(db, 'GRATIS', { discountAmount: '9000000' });
    const { hash } = await createOrder({}, { voucher: free, shipping: 'pickup' });
    await expectConflict('void', hash, 'Pesanan ini sudah dibayar, gunakan refund');
    expect((await call('refund', hash, {})).status).toBe(200);
    expect(await voucherUsage(db, free)).toEqual([0, 0]);
  });

  it('rejects a refunded, voided or unpaid order', async () => {
    await expectConflict('refund', (await createOrder({})).hash, UNPAID);
    await expectConflict('refund', (await createOrder({ isRefunded: true })).hash, REFUNDED);
    const { hash } = await createOrder(PAID);
    await call('refund', hash);
    const before = await pieces();
    await expectConflict('refund', hash, REFUNDED);
    expect(await pieces()).toBe(before);
  });
});

describe('POST /operator/order/{key}/refund-reject', () => {
  it('returns the reason to the customer, and does not change the order', async () => {
    const { hash } = await createOrder(PAID);
    await requestRefund(hash);
    const before = await pieces();
    expect((await call('refund-reject', hash, { note: 'Segel rusak' })).status).toBe(200);
    const { data } = await read(hash);
    expect(data).toMatchObject({
      is_refunded: 0,
      refund: { status: 'rejected', note: 'Segel rusak', reason: 'Rusak' },
    });
    expect(await pieces()).toBe(before);
    expect((await requestRefund(hash)).status).toBe(201);
    expect((await call('refund', hash, {})).status).toBe(200);
    expect((await read(hash)).data.refund.status).toBe('approved');
  });

  it('rejects an order without an open request', async () => {
    const noRequest = 'Pesanan ini tidak memiliki permintaan refund yang terbuka';
    const { hash } = await createOrder(PAID);
    await expectConflict('refund-reject', hash, noRequest);
    await requestRefund(hash);
    await call('refund-reject', hash);
    await expectConflict('refund-reject', hash, noRequest);
  });
});

describe('POST /operator/order/{key}/void', () => {
  it('returns pieces and voucher use', async () => {
    const { hash } = await createOrder({}, { voucher });
    expect(await voucherState()).toEqual([1, 1]);
    const before = await pieces();
    const { status, body } = await call('void', hash, { note: 'Atas permintaan pembeli' });
    expect([status, body.data.status]).toEqual([200, orderStatusLabels.VOIDED]);
    expect(await pieces()).toBe(before + 1);
    expect(await voucherState()).toEqual([0, 0]);
    expect((await read(hash)).data).toMatchObject({ is_paid: 0, is_refunded: 1 });
    await expectConflict('void', hash, REFUNDED);
    expect(await pieces()).toBe(before + 1);
  });

  it('rejects an order with a paid payment', async () => {
    const paid = 'Pesanan ini sudah dibayar, gunakan refund';
    const { id, hash } = await createOrder(
      {},
      { pay: [{ method: 1, amount: 1_000_000 }, { method: 2 }] },
    );
    const [first] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
    await db.update(orderPayments).set({ isPaid: 1 }).where(eq(orderPayments.id, first!.id));
    await expectConflict('void', hash, paid);
    await expectConflict('void', (await createOrder(PAID)).hash, paid);
    await expectConflict('void', (await createOrder({ ...PAID, isRefunded: true })).hash, REFUNDED);
  });
});
