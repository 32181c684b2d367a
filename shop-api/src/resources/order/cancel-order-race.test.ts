import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { awaitingOrder, openedSession, rowOf, signed } from '../../../test-kit/payments.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { orderWithReceipt, receiptDecisions } from '../../../test-kit/receipts.ts';
import { expectRejected } from '../../../test-kit/rejections.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { hemat10, voucherUsage } from '../../../test-kit/vouchers.ts';

const fresh = await freshShop();
const { client, clock, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);
const sari = await tokenOf(8);
const HOUR_MS = 60 * 60 * 1000;
const voucher = await hemat10(db);

beforeEach(() => clock.advance(60_000));

const cancel = (hash: string, token?: string) =>
  client.post(`/order/${hash}/cancel`, undefined, { token });
const read = (hash: string) => readOrder(fresh, hash);
/** Pieces of the laptop at Jakarta; each order here contains one. */
const pieces = () => piecesOf(db, 202, 1);

describe('POST /order/{hash}/cancel', () => {
  it('voids an unpaid guest order by its hash and returns the order', async () => {
    const { hash } = await awaitingOrder(fresh);
    const before = await pieces();
    const { status, body } = await cancel(hash);
    expect([status, body.data.is_refunded, body.data.is_paid]).toEqual([200, 1, 0]);
    expect(pluck(body.data.timeline, 'step')).toEqual(['ordered', 'voided']);
    expect(body.data).toEqual(await read(hash));
    expect(await pieces()).toBe(before + 1);
  });

  it('returns the voucher use', async () => {
    const { hash } = await awaitingOrder(fresh, { voucher }, budi);
    expect(await voucherUsage(db, voucher)).toEqual([1, 1]);
    expect((await cancel(hash, budi)).status).toBe(200);
    expect(await voucherUsage(db, voucher)).toEqual([0, 0]);
  });

  it('returns 404 to anyone but the customer of the order', async () => {
    const { hash } = await awaitingOrder(fresh, {}, budi);
    expect([(await cancel(hash)).status, (await cancel(hash, sari)).status]).toEqual([404, 404]);
    expect((await cancel('f'.repeat(40), budi)).status).toBe(404);
    expect((await cancel('x', budi)).status).toBe(404);
    expect((await cancel(hash, budi)).status).toBe(200);
  });

  it('rejects a partly or fully paid order', async () => {
    const { hash, rows } = await awaitingOrder(fresh, {
      pay: [{ method: 3, amount: 4_000_000 }, { method: 2 }],
    });
    await client.post('/ipay88/backend', await openedSession(fresh, rows[0]!));
    expect((await cancel(hash)).body.message).toBe('Pesanan ini sudah dibayar');
    await client.post('/ipay88/backend', await openedSession(fresh, rows[1]!));
    expect((await cancel(hash)).status).toBe(409);
    expect((await read(hash)).is_refunded).toBe(0);
  });

  it('rejects an order while its payment is pending at the provider', async () => {
    const { hash, rows } = await awaitingOrder(fresh);
    const message = await openedSession(fresh, rows[0]!, '6');
    await client.post('/ipay88/backend', message);
    expectRejected(await cancel(hash), 409, 'Pembayaran pesanan ini sedang diproses');
    await client.post('/ipay88/backend', signed({ ...message, TransactionStatus: '0' }));
    expect((await cancel(hash)).status).toBe(200);
  });

  it('rejects an order while any session is pending, whatever the last message is', async () => {
    const { hash, rows } = await awaitingOrder(fresh);
    const older = await openedSession(fresh, rows[0]!, '6');
    const newer = await openedSession(fresh, rows[0]!, '0');
    for (const message of [newer, older, newer]) {
      await client.post('/ipay88/backend', message);
    }
    expect((await cancel(hash)).status).toBe(409);
    await client.post('/ipay88/backend', signed({ ...older, TransactionStatus: '0' }));
    expect((await cancel(hash)).status).toBe(200);
  });

  it('cancels an order after the payment page was opened without a payment', async () => {
    const { hash, rows } = await awaitingOrder(fresh);
    await openedSession(fresh, rows[0]!);
    expect((await cancel(hash)).status).toBe(200);
  });

  it('rejects an order while its receipt awaits a decision', async () => {
    const { hash, payment } = await orderWithReceipt(fresh);
    expect((await cancel(hash)).status).toBe(409);
    await receiptDecisions(fresh).reject(payment.id);
    expect((await cancel(hash)).status).toBe(200);
  });

  it('rejects a voided order', async () => {
    const { hash } = await awaitingOrder(fresh);
    await operator.post(`order/${hash}/void`, {});
    expectRejected(await cancel(hash), 409, 'Pesanan ini sudah direfund atau dibatalkan');
  });
});

describe('concurrent POST /order/{hash}/cancel', () => {
  it('cancels an order once and returns its piece once', async () => {
    const { hash } = await awaitingOrder(fresh);
    const before = await pieces();
    const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(hash)));
    expect(statusCounts(responses)).toEqual({ 200: 1, 409: 9 });
    expect(await pieces()).toBe(before + 1);
  });

  it('voids an order once during calls of expiry and operator', async () => {
    const { hash } = await awaitingOrder(fresh);
    const before = await pieces();
    clock.advance(25 * HOUR_MS);
    await Promise.all([
      cancel(hash),
      operator.post('expire'),
      operator.post(`order/${hash}/void`, {}),
      cancel(hash),
    ]);
    expect([await pieces(), (await read(hash)).is_refunded]).toEqual([before + 1, 1]);
  });

  it('voids the order and flags a later payment, or rejects the cancellation after the payment', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { hash, rows } = await awaitingOrder(fresh);
      const message = await openedSession(fresh, rows[0]!);
      const before = await pieces();
      const [cancelled] = await Promise.all([
        cancel(hash),
        client.post('/ipay88/backend', message),
      ]);
      const isCancelled = cancelled.status === 200;
      const order = await read(hash);
      expect([order.is_refunded, order.is_paid]).toEqual(isCancelled ? [1, 0] : [0, 1]);
      expect(await pieces()).toBe(isCancelled ? before + 1 : before);
      expect((await rowOf(db, rows[0]!)).needsAttention).toBe(isCancelled);
    }
  });
});
