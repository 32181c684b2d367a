import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { operatorOf } from '../../../test-kit/operator.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';
import { manualOrder, sendReceiptTo, temporaryDataDir } from '../../../test-kit/receipts.ts';
import { orderPayments } from '../../db/tables/order.ts';

const dataDir = temporaryDataDir();
const shop = await freshShop({ settings: { dataDir } });
const { client, db } = shop;
const operator = operatorOf(shop);
const NOT_AWAITING = 'Pembayaran ini tidak menunggu konfirmasi';

/** An order whose first payment has a receipt. */
async function orderWithReceipt(plan: OrderPlan = {}) {
  const order = await manualOrder(shop, plan);
  const payment = order.payments[0]!;
  expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
  return { ...order, payment };
}

const accept = (id: number) => operator.post(`order-payment/${id}/accept`);
const reject = (id: number, reason: unknown = 'Nominal tidak sesuai') =>
  operator.post(`order-payment/${id}/reject`, { reason });
const isPaid = async (hash: string): Promise<unknown> => {
  const { body } = await client.get(`/order/${hash}`);
  const state: unknown = body.data.is_paid;
  return state;
};

describe('what does not await a decision', () => {
  it('is refused: no receipt, decided before, rejected, paid at the provider, voided', async () => {
    const unsent = (await manualOrder(shop)).payments[0]!;
    const accepted = (await orderWithReceipt()).payment;
    await accept(accepted.id);
    const rejected = (await orderWithReceipt()).payment;
    await reject(rejected.id);
    const gateway = (await manualOrder(shop, { pay: [{ method: 2 }] })).payments[0]!;
    await db
      .update(orderPayments)
      .set({ isConfirmed: true })
      .where(eq(orderPayments.id, gateway.id));
    const voided = await orderWithReceipt();
    await operator.post(`order/${voided.hash}/void`);
    for (const { id } of [unsent, accepted, rejected, gateway, voided.payment]) {
      for (const answer of [await accept(id), await reject(id)]) {
        expect([answer.status, answer.body.message]).toEqual([409, NOT_AWAITING]);
      }
    }
  });

  it('is 404 when there is no such payment', async () => {
    for (const id of ['999999', 'x', '0', '-1', '9'.repeat(20)]) {
      expect((await operator.post(`order-payment/${id}/accept`)).status).toBe(404);
      expect((await operator.post(`order-payment/${id}/reject`, {})).status).toBe(404);
    }
  });

  it('is decided once by many operators at the same time', async () => {
    const { hash, payment } = await orderWithReceipt();
    const calls = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? accept(payment.id) : reject(payment.id),
    );
    const answers = await Promise.all(calls);
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 19 });
    const wasAccepted = answers.findIndex(({ status }) => status === 200) % 2 === 0;
    expect(await isPaid(hash)).toBe(wasAccepted ? 1 : 0);
  });

  it('is either accepted or replaced: an upload at the same moment loses nothing', async () => {
    const { payment } = await orderWithReceipt();
    const [sent, decided] = await Promise.all([
      sendReceiptTo(shop, { payment }),
      accept(payment.id),
    ]);
    expect(decided.status).toBe(200);
    expect([200, 409]).toContain(sent.status);
    expect((await operator.get(`order-payment/${payment.id}/receipt`)).status).toBe(200);
  });
});
