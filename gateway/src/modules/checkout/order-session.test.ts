import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  placedOrder,
  orderInput,
  warehouses,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { upstreamErrorCode, sendSubmit, sentOrders, submit } from '../../../test-kit/submit.ts';

const token = '7|rahasia';

/** A shop that ignores an expired token when an order is placed. */
const shop = gatewayForEach({
  ...checkoutRoutes,
  'GET /user-address': ({ headers }) =>
    headers.authorization === `Bearer ${token}`
      ? ok([])
      : { status: 401, body: { message: 'Unauthenticated.' } },
});

describe('submitOrder with a token', () => {
  it('creates no order for an expired token', async () => {
    const response = await sendSubmit(shop, {}, { token: '7|berakhir' });
    expect([upstreamErrorCode(response), response.data]).toEqual(['UNAUTHENTICATED', null]);
    expect(sentOrders(shop)).toEqual([]);
  });

  it('returns OUTCOME_UNKNOWN when the token expired after the first attempt', async () => {
    const supported = { headers: { 'idempotency-supported': '1' } };
    shop.upstream.on('GET /warehouse', { ...ok(warehouses), ...supported });
    shop.upstream.on('POST /order', { cut: true });
    expect(upstreamErrorCode(await sendSubmit(shop, {}, { token }))).toBe('OUTCOME_UNKNOWN');
    const sent = sentOrders(shop).length;
    shop.upstream.on('POST /order', placedOrder);
    shop.upstream.on('GET /user-address', failure(401, 'Unauthenticated.'));
    expect(upstreamErrorCode(await sendSubmit(shop, {}, { token }))).toBe('OUTCOME_UNKNOWN');
    expect(sentOrders(shop)).toHaveLength(sent);
    shop.upstream.on('GET /user-address', ok([]));
    expect((await submit(shop, {}, { token })).order).not.toBeNull();
  });

  it('creates an order of the customer for a valid token', async () => {
    const { order } = await submit(shop, {}, { token });
    expect(order.number).toBe('SO261120000900');
    const orderCall = shop.upstream.calls.find(
      ({ method, path }) => method === 'POST' && path === '/order',
    );
    expect(orderCall?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each<[string, FakeResponse, string]>([
    ['fails', { status: 500, body: '' }, 'SHOP_FAILED'],
    ['is rate-limited', { status: 429, headers: { 'retry-after': '7' } }, 'RATE_LIMITED'],
  ])('places no order when the session check %s', async (_, response, code) => {
    shop.upstream.on('GET /user-address', response);
    expect(upstreamErrorCode(await sendSubmit(shop, {}, { token }))).toBe(code);
    expect(sentOrders(shop)).toEqual([]);
  });

  it('places the order without a session check when the shop has no saved addresses', async () => {
    shop.upstream.on('GET /user-address', failure(404, 'Not Found'));
    expect((await submit(shop, {}, { token })).order).not.toBeNull();
  });

  it('validates the input before it checks the session, with one REST call', async () => {
    const contact = { ...orderInput.contact, email: '' };
    expect((await submit(shop, { contact }, { token })).order).toBeNull();
    expect(shop.upstream.count('GET /user-address')).toBe(0);
    await submit(shop, {}, { token });
    expect(shop.upstream.count('GET /user-address')).toBe(1);
  });
});

describe('submitOrder without a token', () => {
  it('places a guest’s order without a session check', async () => {
    expect((await submit(shop)).order).not.toBeNull();
    expect(shop.upstream.count('GET /user-address')).toBe(0);
  });
});
