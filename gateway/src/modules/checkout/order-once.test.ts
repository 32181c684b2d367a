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

const KNOWS_KEYS = { 'idempotency-supported': '1' };
const supported = (response: FakeResponse): FakeResponse => ({ ...response, headers: KNOWS_KEYS });

/** Answers POST /order with these responses one after the other, the last one for ever. */
function answers(...responses: readonly FakeResponse[]) {
  const left = [...responses];
  shop.upstream.on('POST /order', () => (left.length > 1 ? left.shift() : left[0]) ?? placedOrder);
}

const keysSent = () =>
  shop.upstream.calls
    .filter(({ method, path }) => method === 'POST' && path === '/order')
    .map(({ headers }) => headers['idempotency-key']);

describe('submitOrder without a response of the shop', () => {
  it.each<[string, FakeResponse]>([
    ['hangs', { hang: true }],
    ['is cut off', { cut: true }],
    ['is a page of HTML', { body: '<html>504</html>' }],
    ['is a failure of the shop', { status: 504, body: '' }],
  ])('is sent once more with the same key and body when it %s', async (_, lost) => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    answers(lost, placedOrder);
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    expect(keysSent()).toEqual(['first-try-0001', 'first-try-0001']);
    const [first, second] = sentOrders(shop);
    expect(second).toEqual(first);
  });

  it('is never repeated to a shop that has not said that it knows such keys', async () => {
    answers({ hang: true });
    const response = await sendSubmit(shop);
    expect(upstreamErrorCode(response)).toBe('OUTCOME_UNKNOWN');
    expect(response.errors[0]?.message).toContain('riwayat pesanan atau email Anda');
    expect(shop.logLines.join('')).toContain('"detail":"POST /order: timed out');
    expect(keysSent()).toHaveLength(1);
    expect(upstreamErrorCode(await sendSubmit(shop)), 'nor when the shopper tries again').toBe(
      'OUTCOME_UNKNOWN',
    );
    expect(keysSent()).toHaveLength(1);
  });

  it('stays unknown when the repeat is lost too, or the first is still being worked on', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    answers({ cut: true }, { cut: true });
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
    answers({ cut: true }, failure(409, 'Pesanan ini sedang diproses'));
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
  });

  it('says that a shop with such keys makes no second order when it is tried again', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    answers({ cut: true });
    const { errors } = await sendSubmit(shop);
    expect(errors[0]?.message).toBe(
      'Kami belum dapat memastikan apakah pesanan Anda sudah dibuat. Silakan coba lagi tanpa mengubah isinya. Pesanan yang sama tidak akan dibuat dua kali.',
    );
  });

  it('is found again by the same key, with the same body, although its own stock is gone', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    answers({ cut: true }, { cut: true }, placedOrder);
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, total_online_stock: 0, price: 1 }));
    shop.pass(10_000);
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    const [first, ...others] = sentOrders(shop);
    expect(others).toEqual([first, first]);
  });

  it('was surely not made when the shop was never reached, and may be sent again', async () => {
    shop.upstream.on('GET /warehouse', supported(ok([{ id: 1, name: 'Gudang', city_id: 3174 }])));
    await submit(shop, { seenGrandTotal: 1 });
    await shop.upstream.stop();
    const code = upstreamErrorCode(await sendSubmit(shop));
    await shop.upstream.listen();
    expect(code).toBe('SHOP_UNAVAILABLE');
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    expect((await submit(shop, { contact })).order.accessHash).toBe(ORDER_HASH);
    expect(keysSent()).toEqual(['first-try-0001']);
  });
});

describe('submitOrder that was not sent', () => {
  it('because orders have failed too often was surely not made, and its key stays free', async () => {
    await submit(shop, { seenGrandTotal: 1 });
    shop.upstream.on('GET /order/*', { status: 500 });
    for (let index = 0; index < 20; index += 1) {
      await shop.execute(`{ order(accessHash: "${'a'.repeat(40)}") { accessHash } }`);
    }
    expect([upstreamErrorCode(await sendSubmit(shop)), keysSent()]).toEqual([
      'SHOP_UNAVAILABLE',
      [],
    ]);
    shop.pass(5_000);
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    expect((await submit(shop, { contact })).order.accessHash).toBe(ORDER_HASH);
    expect(keysSent()).toEqual(['first-try-0001']);
  });
});

describe('idempotency key', () => {
  it('gives the same order again without a second one', async () => {
    await submit(shop);
    shop.upstream.forget();
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    expect(shop.upstream.callNames).toEqual([`GET /order/${ORDER_HASH}`]);
  });

  it('sent fifty times at once makes one order and fifty same answers', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => submit(shop)));
    expect(new Set(responses.map(({ order }) => order.accessHash))).toEqual(new Set([ORDER_HASH]));
    expect(keysSent()).toHaveLength(1);
  });

  it('gives the same order again when the quote takes another warehouse after it', async () => {
    const from = (warehouseId: string) => ({
      fulfilment: { delivery: { ...orderInput.fulfilment.delivery, warehouseId } },
    });
    await submit(shop, from('Warehouse:1'));
    const { order, userErrors } = await submit(shop, from('Warehouse:2'));
    expect([order.accessHash, userErrors]).toEqual([ORDER_HASH, []]);
    expect(keysSent()).toHaveLength(1);
  });

  it('is rejected for a different order', async () => {
    await submit(shop);
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    const { order, userErrors } = await submit(shop, { contact });
    expect([order, problemsOf({ problems: userErrors })]).toEqual([
      null,
      ['IDEMPOTENCY_KEY_REUSED at idempotencyKey'],
    ]);
    expect(keysSent()).toHaveLength(1);
  });

  it('is separate for each client', async () => {
    await submit(shop);
    await submit(shop, {}, { token: 'budi' });
    expect(keysSent()).toHaveLength(2);
  });

  it('is free again after a rejection', async () => {
    answers(failure(409, 'Stok habis', { 'details.0.quantity': ['Stok habis'] }), placedOrder);
    expect((await submit(shop)).order).toBeNull();
    const contact = { ...orderInput.contact, firstName: 'Sari' };
    expect((await submit(shop, { contact })).order.accessHash).toBe(ORDER_HASH);
  });
});
