import { describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { orderRoutes } from '../../../test-kit/request-order.ts';
import { wholeOrder } from '../../../test-kit/whole-order.ts';

const ROUTE = `GET /order/${ORDER_HASH}`;
const CHANGE = `query ($hash: String!, $since: String) {
  orderChange(accessHash: $hash, since: $since) {
    version
    order { id status lines { product { id } } payments { state } }
  }
}`;

const shop = gatewayForAll(orderRoutes);

async function change(wire: object, since: string | null = null) {
  shop.upstream.on(ROUTE, ok(wire));
  shop.upstream.clearCalls();
  const data = await shop.data(CHANGE, { hash: ORDER_HASH, since });
  return data.orderChange;
}

describe('Query.orderChange', () => {
  it('returns the order without a version and for another version', async () => {
    for (const since of [null, '', 'older']) {
      expect(await change(savedOrder, since)).toMatchObject({
        version: expect.stringMatching(/^[\w-]{43}$/),
        order: { status: 'AWAITING_PAYMENT' },
      });
    }
  });

  it('returns no order for the present version, with one REST call', async () => {
    const { version } = await change(wholeOrder);
    expect(await change(wholeOrder, version)).toEqual({ version, order: null });
    expect(shop.upstream.callNames).toEqual([ROUTE]);
  });

  it('returns the same version when the shop sends the same values in other formats', async () => {
    const { version } = await change(savedOrder);
    const same = { ...savedOrder, is_paid: false, grand_total: '7674998.00', resi_no: '' };
    expect((await change({ unknown_field: 1, ...same }, version)).order).toBeNull();
  });

  const [first, second] = savedOrder.order_payments;
  const [line] = savedOrder.order_details;
  it.each([
    ['a paid flag', { is_paid: 1 }],
    ['a tracking number', { resi_no: 'JP123' }],
    ['a refund request', { refund: wholeOrder.refund }],
    ['a step of the timeline', { timeline: wholeOrder.timeline }],
    ['a paid payment', { order_payments: [{ ...first, is_paid: 1 }, second] }],
    [
      'a message of the provider',
      { order_payments: [{ ...first, transaction_status: '6' }, second] },
    ],
    ['a receipt', { order_payments: [first, { ...second, is_confirmed: 1 }] }],
    ['a review', { order_details: [{ ...line, review: { star: 4 } }] }],
    ['a weight', { total_weight: '1700.5' }],
  ])('returns the order with another version after %s', async (_, changes) => {
    const { version } = await change(savedOrder);
    const after = await change({ ...savedOrder, ...changes }, version);
    expect(after.order).toMatchObject({ id: 'Order:SO261120000900' });
    expect(after.version).not.toBe(version);
  });

  it('returns null for an order that the client may not read', async () => {
    shop.upstream.on(ROUTE, failure(404, 'Data tidak ditemukan'));
    const { data, errors } = await shop.execute(CHANGE, { hash: ORDER_HASH });
    expect({ data, errors }).toEqual({ data: { orderChange: null }, errors: [] });
  });

  it('rejects an invalid hash without a REST call', async () => {
    const { errors } = await shop.execute(CHANGE, { hash: '../secret' });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(shop.upstream.count()).toBe(0);
  });

  it('returns cache-control: no-store', async () => {
    const { headers } = await shop.execute(CHANGE, { hash: ORDER_HASH });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
