import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  placedOrder,
  ORDER_HASH,
  orderInput,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { testConfig } from '../../../test-kit/gateway.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { problemsOf } from '../../../test-kit/request-quote.ts';
import { ideaPad } from '../../../test-kit/samples.ts';
import { upstreamErrorCode, sendSubmit, sentOrders, submit } from '../../../test-kit/submit.ts';

const { timeouts } = testConfig('http://shop.test');

const shop = gatewayForEach(checkoutRoutes, { timeouts: { ...timeouts, usual: 1_000 } });

const KEYS_SUPPORTED = { 'idempotency-supported': '1' };
const supported = (response: FakeResponse): FakeResponse => ({
  ...response,
  headers: KEYS_SUPPORTED,
});

/** Sets the responses of POST /order in order; the last one repeats. */
function setResponses(...responses: readonly FakeResponse[]) {
  const left = [...responses];
  shop.upstream.on('POST /order', () => (left.length > 1 ? left.shift() : left[0]) ?? placedOrder);
}

const sentKeys = () =>
  shop.upstream.calls
    .filter(({ method, path }) => method === 'POST' && path === '/order')
    .map(({ headers }) => headers['idempotency-key']);

describe('submitOrder without a response of the shop', () => {
  it.each<[string, FakeResponse]>([
    ['hangs', { hang: true }],
    ['is cut off', { cut: true }],
    ['is a page of HTML', { body: '<html>504</html>' }],
    ['is a failure of the shop', { status: 504, body: '' }],
  ])('sends the same key and body once more when the response %s', async (_, lost) => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    setResponses(lost, placedOrder);
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    expect(sentKeys()).toEqual(['first-try-0001', 'first-try-0001']);
    const [first, second] = sentOrders(shop);
    expect(second).toEqual(first);
  });

  it('returns OUTCOME_UNKNOWN without a retry when the shop does not support idempotency keys', async () => {
    setResponses({ hang: true });
    const response = await sendSubmit(shop);
    expect(upstreamErrorCode(response)).toBe('OUTCOME_UNKNOWN');
    expect(response.errors[0]?.message).toContain('riwayat pesanan atau email Anda');
    expect(shop.logLines.join('')).toContain('"detail":"POST /order: timed out');
    expect(sentKeys()).toHaveLength(1);
    expect(upstreamErrorCode(await sendSubmit(shop)), 'also for a second request').toBe(
      'OUTCOME_UNKNOWN',
    );
    expect(sentKeys()).toHaveLength(1);
  });

  it('returns OUTCOME_UNKNOWN when the retry is lost too, or the shop still processes the first call', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    setResponses({ cut: true }, { cut: true });
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
    setResponses({ cut: true }, failure(409, 'Pesanan ini sedang diproses'));
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
  });

  it('tells the shopper that a retry places no second order when the shop supports idempotency keys', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    setResponses({ cut: true });
    const { errors } = await sendSubmit(shop);
    expect(errors[0]?.message).toBe(
      'Kami belum dapat memastikan apakah pesanan Anda sudah dibuat. Silakan coba lagi tanpa mengubah isinya. Pesanan yang sama tidak akan dibuat dua kali.',
    );
  });

  it('sends the same body again for the same key, although the stock is now 0', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    setResponses({ cut: true }, { cut: true }, placedOrder);
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, total_online_stock: 0, price: 1 }));
    shop.advance(10_000);
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    const [first, ...retries] = sentOrders(shop);
    expect(retries).toEqual([first, first]);
  });

  it('returns SHOP_UNAVAILABLE when the shop was never reached, and accepts a changed order with the key', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    await submit(shop, { seenGrandTotal: 1 });
    await shop.upstream.stop();
    const code = upstreamErrorCode(await sendSubmit(shop));
    await shop.upstream.listen();
    expect(code).toBe('SHOP_UNAVAILABLE');
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    expect((await submit(shop, { contact })).order.accessHash).toBe(ORDER_HASH);
    expect(sentKeys()).toEqual(['first-try-0001']);
  });
});

describe('submitOrder with an open circuit breaker', () => {
  it('returns SHOP_UNAVAILABLE without a call, and accepts a changed order with the key later', async () => {
    await submit(shop, { seenGrandTotal: 1 });
    shop.upstream.on('GET /order/*', { status: 500 });
    for (let index = 0; index < 20; index += 1) {
      await shop.execute(`{ order(accessHash: "${'a'.repeat(40)}") { accessHash } }`);
    }
    expect([upstreamErrorCode(await sendSubmit(shop)), sentKeys()]).toEqual([
      'SHOP_UNAVAILABLE',
      [],
    ]);
    shop.advance(5_000);
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    expect((await submit(shop, { contact })).order.accessHash).toBe(ORDER_HASH);
    expect(sentKeys()).toEqual(['first-try-0001']);
  });
});

describe('idempotency key of submitOrder', () => {
  it('returns the same order for a repeated request', async () => {
    await submit(shop);
    shop.upstream.clearCalls();
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    expect(shop.upstream.callNames).toEqual([`GET /order/${ORDER_HASH}`]);
  });

  it('places one order for fifty concurrent requests and returns it to all', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => submit(shop)));
    expect(new Set(responses.map(({ order }) => order.accessHash))).toEqual(new Set([ORDER_HASH]));
    expect(sentKeys()).toHaveLength(1);
  });

  it('returns the same order when a repeated request has another warehouse', async () => {
    const from = (warehouseId: string) => ({
      fulfilment: { delivery: { ...orderInput.fulfilment.delivery, warehouseId } },
    });
    await submit(shop, from('Warehouse:1'));
    const { order, userErrors } = await submit(shop, from('Warehouse:2'));
    expect([order.accessHash, userErrors]).toEqual([ORDER_HASH, []]);
    expect(sentKeys()).toHaveLength(1);
  });

  it('returns IDEMPOTENCY_KEY_REUSED for a different order', async () => {
    await submit(shop);
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    const { order, userErrors } = await submit(shop, { contact });
    expect([order, problemsOf({ problems: userErrors })]).toEqual([
      null,
      ['IDEMPOTENCY_KEY_REUSED at idempotencyKey'],
    ]);
    expect(sentKeys()).toHaveLength(1);
  });

  it('sends an order for each token that uses the same key', async () => {
    await submit(shop);
    await submit(shop, {}, { token: 'budi' });
    expect(sentKeys()).toHaveLength(2);
  });

  it('accepts the key again after a rejection', async () => {
    setResponses(failure(409, 'Stok habis', { 'details.0.quantity': ['Stok habis'] }), placedOrder);
    expect((await submit(shop)).order).toBeNull();
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    expect((await submit(shop, { contact })).order.accessHash).toBe(ORDER_HASH);
  });
});
