import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  checkoutRoutes,
  laptopLine,
  ORDER_HASH,
  orderInput,
  phoneLine,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { FOREIGN_ORDER_HASH, foreignShop } from '../../../test-kit/foreign-shop.ts';
import { startGateway } from '../../../test-kit/gateway.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { problemsOf } from '../../../test-kit/request-quote.ts';
import { ideaPad } from '../../../test-kit/samples.ts';
import { sendSubmit, sentOrders, submit, upstreamErrorCode } from '../../../test-kit/submit.ts';

const BY_KEY = `GET /order/by-key/${orderInput.idempotencyKey}`;
const found = ok({ id: 900, order_no: 'SO261120000900', hash: ORDER_HASH });
const soldOut = ok({ ...ideaPad, total_online_stock: 0 });
const NO_STOCK = ['OUT_OF_STOCK at lines.0.quantity', 'PAYMENT_SUM_MISMATCH at payments'];

/** A gateway that has just started, without stored submissions. */
const shop = gatewayForEach({ ...checkoutRoutes, [BY_KEY]: found });

const codesOf = async (changes = {}) =>
  problemsOf({ problems: (await submit(shop, changes)).userErrors });
const orderCount = () => sentOrders(shop).length;

describe('submitOrder with a key that another process has sent', () => {
  it('returns the order although it has taken the last piece', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    const { order, userErrors } = await submit(shop);
    expect([order.accessHash, userErrors, orderCount()]).toEqual([ORDER_HASH, [], 0]);
  });

  it('returns the order although it has used the voucher', async () => {
    shop.upstream.on(
      'POST /order/apply-voucher',
      failure(422, 'Voucher sudah digunakan', { voucher_code: ['Voucher sudah digunakan'] }),
    );
    shop.upstream.on('GET /user-address', ok([]));
    const { order } = await submit(shop, { voucherCode: 'HEMAT10' }, { token: '7|rahasia' });
    expect([order.accessHash, orderCount()]).toEqual([ORDER_HASH, 0]);
    const lookUp = shop.upstream.calls.find(({ path }) => path.includes('by-key'));
    expect(lookUp?.headers.authorization).toBe('Bearer 7|rahasia');
  });

  it('returns the order although the total has changed since', async () => {
    expect((await submit(shop, { seenGrandTotal: 1 })).order.accessHash).toBe(ORDER_HASH);
  });

  it('returns the order when the shop rejects the key with another body', async () => {
    shop.upstream.on('POST /order', failure(409, 'Kunci sudah dipakai'));
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
  });

  it('looks the key up only once', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    await submit(shop);
    shop.upstream.clearCalls();
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    expect(shop.upstream.calls.map(({ path }) => path)).toEqual([`/order/${ORDER_HASH}`]);
  });

  it('returns the order of a third-party shop with its own hash format', async () => {
    const foreign = await startGateway({
      ...foreignShop,
      [BY_KEY]: ok([{ hash: FOREIGN_ORDER_HASH }]),
      'GET /product/202': soldOut,
    });
    onTestFinished(foreign.stop);
    expect((await submit(foreign)).order.accessHash).toBe(FOREIGN_ORDER_HASH);
  });

  it('returns OUTCOME_UNKNOWN for an order that cannot be read', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status: 500, body: '' });
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
  });

  it.each([
    ['more pieces than its order has', [{ ...laptopLine, quantity: 2 }]],
    ['a product that its order does not have', [laptopLine, phoneLine]],
  ])('returns IDEMPOTENCY_KEY_REUSED for %s', async (_, lines) => {
    expect(await codesOf({ lines })).toEqual(['IDEMPOTENCY_KEY_REUSED at idempotencyKey']);
  });
});

describe('REST calls of submitOrder with a new key', () => {
  beforeEach(() => shop.upstream.on(BY_KEY, failure(404, 'Data tidak ditemukan')));
  const restCalls = async (changes = {}) => {
    shop.upstream.clearCalls();
    await submit(shop, changes);
    return shop.upstream.callNames.toSorted();
  };

  it('does not look the key up when the order is placed', async () => {
    expect(await restCalls()).toEqual([
      'GET /city',
      'GET /district',
      `GET /order/${ORDER_HASH}`,
      'GET /payment-method',
      'GET /product/202',
      'GET /province',
      'GET /shipping-fee',
      'GET /shipping-method',
      'GET /warehouse',
      'POST /order',
    ]);
  });

  it('looks the key up once before a rejection', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    expect(await codesOf()).toEqual(NO_STOCK);
    expect(shop.upstream.count(BY_KEY)).toBe(1);
  });

  it('does not look the key up when the input is incomplete', async () => {
    const contact = { ...orderInput.contact, email: '' };
    expect(await restCalls({ contact, seenGrandTotal: 1 })).not.toContain(BY_KEY);
  });
});

describe('submitOrder with a shop that cannot look keys up', () => {
  it.each<[string, FakeResponse]>([
    ['404 in HTML', { status: 404, body: '<h1>Not Found</h1>' }],
    ['405', { status: 405, body: '' }],
    ['501', { status: 501, body: '' }],
    ['500', { status: 500, body: '' }],
    ['429', { status: 429, body: 'Too Many Attempts.' }],
    ['another object', ok({ id: 900 })],
    ['no object', ok([])],
  ])('returns the rejection when the look-up returns %s', async (_, response) => {
    shop.upstream.on(BY_KEY, response);
    shop.upstream.on('GET /product/202', soldOut);
    expect(await codesOf()).toEqual(NO_STOCK);
  });

  it('writes no key to the log', async () => {
    shop.upstream.on(BY_KEY, { cut: true });
    shop.upstream.on('GET /product/202', soldOut);
    await submit(shop);
    expect(shop.logLines.join('')).not.toContain(orderInput.idempotencyKey);
  });
});
