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

/** A gateway that has just started: it remembers no submission. */
const shop = gatewayForEach({ ...checkoutRoutes, [BY_KEY]: found });

const codesOf = async (changes = {}) =>
  problemsOf({ problems: (await submit(shop, changes)).userErrors });
const orderCount = () => sentOrders(shop).length;

describe('repeat of a submission that another process has sent', () => {
  it('gets its order although it has taken the last piece', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    const { order, userErrors } = await submit(shop);
    expect([order.accessHash, userErrors, orderCount()]).toEqual([ORDER_HASH, [], 0]);
  });

  it('gets its order although it has used the voucher', async () => {
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

  it('gets its order although the total has changed since', async () => {
    expect((await submit(shop, { seenGrandTotal: 1 })).order.accessHash).toBe(ORDER_HASH);
  });

  it('gets its order when the shop rejects the key with another body', async () => {
    shop.upstream.on('POST /order', failure(409, 'Kunci sudah dipakai'));
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
  });

  it('is remembered from then on', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    await submit(shop);
    shop.upstream.forget();
    expect((await submit(shop)).order.accessHash).toBe(ORDER_HASH);
    expect(shop.upstream.calls.map(({ path }) => path)).toEqual([`/order/${ORDER_HASH}`]);
  });

  it('gets its order from a third-party shop with hashes in a form of its own', async () => {
    const foreign = await startGateway({
      ...foreignShop,
      [BY_KEY]: ok([{ hash: FOREIGN_ORDER_HASH }]),
      'GET /product/202': soldOut,
    });
    onTestFinished(foreign.stop);
    expect((await submit(foreign)).order.accessHash).toBe(FOREIGN_ORDER_HASH);
  });

  it('is OUTCOME_UNKNOWN when there is an order that cannot be read', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    shop.upstream.on(`GET /order/${ORDER_HASH}`, { status: 500, body: '' });
    expect(upstreamErrorCode(await sendSubmit(shop))).toBe('OUTCOME_UNKNOWN');
  });

  it.each([
    ['more pieces than its order has', [{ ...laptopLine, quantity: 2 }]],
    ['a product that its order does not have', [laptopLine, phoneLine]],
  ])('rejects the key for %s', async (_, lines) => {
    expect(await codesOf({ lines })).toEqual(['IDEMPOTENCY_KEY_REUSED at idempotencyKey']);
  });
});

describe('REST calls of a first submission', () => {
  beforeEach(() => shop.upstream.on(BY_KEY, failure(404, 'Data tidak ditemukan')));
  const cost = async (changes = {}) => {
    shop.upstream.forget();
    await submit(shop, changes);
    return shop.upstream.callNames.toSorted();
  };

  it('have no look-up of the key when the order is made', async () => {
    expect(await cost()).toEqual([
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

  it('have one look-up when it would be rejected, and the rejection stays', async () => {
    shop.upstream.on('GET /product/202', soldOut);
    expect(await codesOf()).toEqual(NO_STOCK);
    expect(shop.upstream.count(BY_KEY)).toBe(1);
  });

  it('have no look-up when the shopper left something out', async () => {
    const contact = { ...orderInput.contact, email: '' };
    expect(await cost({ contact, seenGrandTotal: 1 })).not.toContain(BY_KEY);
  });
});

describe('submitOrder to a shop without the look-up of keys', () => {
  it.each<[string, FakeResponse]>([
    ['404 in HTML', { status: 404, body: '<h1>Not Found</h1>' }],
    ['405', { status: 405, body: '' }],
    ['501', { status: 501, body: '' }],
    ['500', { status: 500, body: '' }],
    ['429', { status: 429, body: 'Too Many Attempts.' }],
    ['another object', ok({ id: 900 })],
    ['no object', ok([])],
  ])('rejects as without it at %s', async (_, response) => {
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
