import { orderStatusLabels } from '@gawai/domain/texts/labels';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';
import { drainMails } from '../../../test-kit/outbox.ts';
import { awaitingOrder, openedSession } from '../../../test-kit/payments.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { expectRejected } from '../../../test-kit/rejections.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { hemat10, voucherUsage } from '../../../test-kit/vouchers.ts';

const fresh = await freshShop();
const { client, clock, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);
const voucher = await hemat10(db);
const HOUR_MS = 60 * 60 * 1000;
const ENDED = 'Pesanan ini sudah direfund atau dibatalkan';

beforeEach(() => clock.advance(60_000));

const call = (word: string, hash: string, body?: unknown) =>
  operator.post(`order/${hash}/${word}`, body);
const read = (hash: string) => readOrder(fresh, hash, budi);
const flagged = async () =>
  pluck((await operator.get('order?state=attention')).body.data.data, 'hash');
const pieces = () => piecesOf(db, 202, 1);

/** An order that expired before the messages of its payments arrived. */
async function paidTooLate(plan: OrderPlan = {}) {
  const order = await awaitingOrder(fresh, plan, budi);
  const messages = [];
  for (const row of order.rows) messages.push(await openedSession(fresh, row));
  clock.advance(25 * HOUR_MS);
  await operator.post('expire');
  return { ...order, messages };
}

/** An order with a double payment. */
async function paidTwice() {
  const order = await awaitingOrder(fresh, {}, budi);
  const row = order.rows[0]!;
  for (const message of [await openedSession(fresh, row), await openedSession(fresh, row)]) {
    await client.post('/ipay88/backend', message);
  }
  return order;
}

describe('POST /operator/order/{key}/refund of money for a voided order', () => {
  it('records and mails the refund, and returns no pieces or voucher use again', async () => {
    const { hash, messages } = await paidTooLate({ voucher });
    const voided = await read(hash);
    await client.post('/ipay88/backend', messages[0]);
    expect(await flagged()).toEqual([hash]);
    const before = [await pieces(), ...(await voucherUsage(db, voucher))];
    await drainMails(fresh);
    clock.advance(HOUR_MS);
    const { status, body } = await call('refund', hash, { note: 'Dana dikembalikan' });
    expect([status, body.data.status]).toEqual([200, orderStatusLabels.VOIDED]);
    expect(await read(hash)).toMatchObject({
      is_refunded: 1,
      timeline: voided.timeline,
      refund: { status: 'approved', reason: null, note: 'Dana dikembalikan' },
    });
    expect([await pieces(), ...(await voucherUsage(db, voucher))]).toEqual(before);
    expect(await flagged()).toEqual([]);
    const [mail, ...more] = await drainMails(fresh);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Dana sebesar Rp 7.061.998 untuk pesanan Anda kami kembalikan.');
    expectRejected(await call('refund', hash), 409, ENDED);
  });

  it('refunds only the money received since the last refund', async () => {
    const pay = [{ method: 3, amount: 4_000_000 }, { method: 2 }] as const;
    const { hash, messages } = await paidTooLate({ pay });
    await client.post('/ipay88/backend', messages[0]);
    await call('refund', hash);
    await client.post('/ipay88/backend', messages[1]);
    await drainMails(fresh);
    expect((await call('refund', hash)).status).toBe(200);
    expect((await drainMails(fresh))[0]?.text).toContain('Dana sebesar Rp 3.562.998 ');
  });

  it('refunds once for concurrent calls', async () => {
    const { hash, messages } = await paidTooLate();
    await client.post('/ipay88/backend', messages[0]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => call('refund', hash)));
    expect(statusCounts(responses)).toEqual({ 200: 1, 409: 9 });
  });
});

describe('attention flag of a double payment', () => {
  it('clears the flag after a refund of the order', async () => {
    const { hash } = await paidTwice();
    expect(await flagged()).toEqual([hash]);
    expect((await call('refund', hash)).status).toBe(200);
    expect(await flagged()).toEqual([]);
  });

  it('clears the flag after POST /resolve, without a refund of the order', async () => {
    const { hash } = await paidTwice();
    const before = await read(hash);
    const { status, body } = await call('resolve', hash);
    expect([status, body.data.status]).toEqual([200, orderStatusLabels.PROCESSING]);
    expect(await flagged()).toEqual([]);
    expect(await read(hash)).toEqual(before);
    const nothing = 'Pesanan ini tidak memiliki pembayaran yang perlu diperiksa';
    expectRejected(await call('resolve', hash), 409, nothing);
  });

  it('rejects POST /resolve and keeps the flag for a voided order', async () => {
    const { hash, messages } = await paidTooLate();
    await client.post('/ipay88/backend', messages[0]);
    expectRejected(await call('resolve', hash), 409, ENDED);
    expect(await flagged()).toEqual([hash]);
  });
});
