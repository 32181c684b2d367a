import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';
import { awaitingOrder, openedSession } from '../../../test-kit/payments.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { orderWithReceipt, receiptDecisions } from '../../../test-kit/receipts.ts';
import { pluck } from '../../../test-kit/shop-client.ts';

const fresh = await freshShop();
const { client, clock, operator } = fresh;
const decisions = receiptDecisions(fresh);
const HOUR_MS = 60 * 60 * 1000;

const read = (hash: string) => readOrder(fresh, hash);
const stepsOf = async (hash: string) => pluck((await read(hash)).timeline, 'step');
const operate = (hash: string, word: string, body: unknown = {}) =>
  operator.post(`order/${hash}/${word}`, body);

async function paidOrder(plan: OrderPlan = {}): Promise<string> {
  const order = await orderWithReceipt(fresh, plan);
  await decisions.accept(order.payment.id);
  return order.hash;
}

describe('timeline in GET /order/{hash}', () => {
  it('returns the time of each step, from the order to the shipment', async () => {
    const hash = await paidOrder();
    clock.advance(HOUR_MS);
    await operate(hash, 'ship', { resi_no: 'JNE/1 2' });
    const order = await read(hash);
    const [, paid, , shipped] = order.timeline;
    const paidAt = paid?.at;
    expect(order.timeline).toEqual([
      { step: 'ordered', at: order.order_time },
      { step: 'paid', at: paidAt },
      { step: 'processing', at: paidAt },
      { step: 'shipped', at: expect.any(String) },
    ]);
    const seconds = (at: unknown) => new Date(`${String(at).replace(' ', 'T')}Z`).getTime();
    expect(seconds(shipped?.at) - seconds(paidAt)).toBe(HOUR_MS);
    expect(order.tracking_url).toBe('https://jne.example/?no=JNE%2F1%202');
  });

  it('ends with completed after a pickup, without a tracking link', async () => {
    const hash = await paidOrder({ shipping: 'pickup' });
    await operate(hash, 'ship');
    expect(await stepsOf(hash)).toEqual(['ordered', 'paid', 'processing', 'shipped', 'completed']);
    expect((await read(hash)).tracking_url).toBeNull();
  });

  it('ends with refunded after a payment and with voided without one', async () => {
    const refunded = await paidOrder();
    await operate(refunded, 'refund');
    expect(await stepsOf(refunded)).toEqual(['ordered', 'paid', 'processing', 'refunded']);
    const voided = await awaitingOrder(fresh);
    await operate(voided.hash, 'void');
    expect(await stepsOf(voided.hash)).toEqual(['ordered', 'voided']);
    const expired = await awaitingOrder(fresh);
    clock.advance(25 * HOUR_MS);
    await operator.post('expire');
    expect(await stepsOf(expired.hash)).toEqual(['ordered', 'voided']);
  });

  it('contains a payment once when the provider repeats its message', async () => {
    const { hash, rows } = await awaitingOrder(fresh);
    const message = await openedSession(fresh, rows[0]!);
    await client.post('/ipay88/backend', message);
    const { timeline } = await read(hash);
    expect(pluck(timeline, 'step')).toEqual(['ordered', 'paid', 'processing']);
    clock.advance(HOUR_MS);
    await client.post('/ipay88/backend', message);
    expect((await read(hash)).timeline).toEqual(timeline);
  });
});
