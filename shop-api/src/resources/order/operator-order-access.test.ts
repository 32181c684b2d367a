import { beforeEach, describe, expect, it } from 'vitest';
import { orderThatIs, type OrderProgress } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import type { OrderPlan } from '../../../test-kit/order-body.ts';

const fresh = await freshShop();
const { client, clock, operator, tokenOf } = fresh;
const budi = await tokenOf(7);
const PAID = { isPaid: true };

beforeEach(() => clock.advance(60_000));

const createOrder = (progress: OrderProgress, plan?: OrderPlan) =>
  orderThatIs(fresh, budi, progress, plan);
const call = (word: string, hash: string, body?: unknown) =>
  operator.post(`order/${hash}/${word}`, body);

describe('operator calls of an order', () => {
  const calls = ['ship', 'refund', 'refund-reject', 'resolve', 'void'];

  it.each(calls)('returns 404 for an unknown order: %s', async (word) => {
    for (const hash of ['0'.repeat(40), 'x', '%00', '..%2f', 'SO000000000000']) {
      expect((await call(word, hash, { resi_no: 'X' })).status).toBe(404);
    }
  });

  it.each(calls)('requires the operator key: %s', async (word) => {
    const { hash } = await createOrder(PAID);
    const path = `/operator/order/${hash}/${word}`;
    expect((await client.post(path, { resi_no: 'X' })).status).toBe(401);
    expect((await client.post(path, { resi_no: 'X' }, { token: budi })).status).toBe(401);
  });

  it.each(['refund', 'refund-reject', 'void'])('rejects a very long note: %s', async (word) => {
    const { hash } = await createOrder(PAID);
    const { status, body } = await call(word, hash, { note: 'x'.repeat(501) });
    expect([status, body.errors]).toEqual([422, { note: ['Kolom Catatan maksimal 500 karakter'] }]);
  });

  it('returns 404 in a shop without an operator key', async () => {
    const other = await freshShop({ secrets: { operatorKey: null }, beside: fresh });
    const path = `/operator/order/${'0'.repeat(40)}/void`;
    const headers = { 'x-operator-key': '' };
    expect((await other.client.post(path, {}, { headers })).status).toBe(404);
  });
});
