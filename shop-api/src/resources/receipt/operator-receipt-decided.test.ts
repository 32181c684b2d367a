import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import {
  isPaid,
  orderWithReceipt,
  receiptDecisions,
  sendReceiptTo,
} from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';
import { orderPayments } from '../../db/tables/order.ts';

const dataDir = temporaryDataDir();
const shop = await freshShop({ settings: { dataDir } });
const { db, operator } = shop;
const NOT_AWAITING = 'Pembayaran ini tidak menunggu konfirmasi';
const { accept, reject } = receiptDecisions(shop);

describe('POST /operator/order-payment/{id}/accept and /reject', () => {
  it('rejects a payment without a receipt that awaits a decision', async () => {
    const unsent = (await placedOrder(shop)).payments[0]!;
    const accepted = (await orderWithReceipt(shop)).payment;
    await accept(accepted.id);
    const rejected = (await orderWithReceipt(shop)).payment;
    await reject(rejected.id);
    const gateway = (await placedOrder(shop, { pay: [{ method: 2 }] })).payments[0]!;
    await db
      .update(orderPayments)
      .set({ isConfirmed: true })
      .where(eq(orderPayments.id, gateway.id));
    const voided = await orderWithReceipt(shop);
    await operator.post(`order/${voided.hash}/void`);
    for (const { id } of [unsent, accepted, rejected, gateway, voided.payment]) {
      for (const response of [await accept(id), await reject(id)]) {
        expect([response.status, response.body.message]).toEqual([409, NOT_AWAITING]);
      }
    }
  });

  it('returns 404 for an unknown payment', async () => {
    for (const id of ['999999', 'x', '0', '-1', '9'.repeat(20)]) {
      expect((await operator.post(`order-payment/${id}/accept`)).status).toBe(404);
      expect((await operator.post(`order-payment/${id}/reject`, {})).status).toBe(404);
    }
  });

  it('decides once for concurrent calls', async () => {
    const { hash, payment } = await orderWithReceipt(shop);
    const calls = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? accept(payment.id) : reject(payment.id),
    );
    const responses = await Promise.all(calls);
    expect(statusCounts(responses)).toEqual({ 200: 1, 409: 19 });
    const wasAccepted = responses.findIndex(({ status }) => status === 200) % 2 === 0;
    expect(await isPaid(shop, hash)).toBe(wasAccepted ? 1 : 0);
  });

  it('accepts the receipt during a concurrent upload', async () => {
    const { payment } = await orderWithReceipt(shop);
    const [sent, decided] = await Promise.all([
      sendReceiptTo(shop, { payment }),
      accept(payment.id),
    ]);
    expect(decided.status).toBe(200);
    expect([200, 409]).toContain(sent.status);
    expect((await operator.get(`order-payment/${payment.id}/receipt`)).status).toBe(200);
  });
});
