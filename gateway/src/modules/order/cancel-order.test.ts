import { describe, expect, it, onTestFinished } from 'vitest';
import { checkoutRoutes, ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { FOREIGN_ORDER_HASH, foreignShop } from '../../../test-kit/foreign-shop.ts';
import { startGateway } from '../../../test-kit/gateway.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';

const ORDER_ROUTE = `GET /order/${ORDER_HASH}`;
const CANCEL_ROUTE = `POST /order/${ORDER_HASH}/cancel`;
const voided = { ...savedOrder, is_refunded: 1 };
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) {
  order { status canCancel } userErrors { code message path } } }`;

const shop = gatewayForEach({
  ...checkoutRoutes,
  [ORDER_ROUTE]: ok(savedOrder),
  [CANCEL_ROUTE]: () => {
    shop.upstream.on(ORDER_ROUTE, ok(voided));
    return ok(voided);
  },
});

const cancel = (token?: string) =>
  shop.execute(
    CANCEL,
    { input: { orderAccessHash: ORDER_HASH } },
    token === undefined ? {} : { token },
  );
const canCancel = async (changes: object = {}) => {
  shop.upstream.on(ORDER_ROUTE, ok({ ...savedOrder, ...changes }));
  const query = `{ order(accessHash: "${ORDER_HASH}") { canCancel } }`;
  return (await shop.execute(query)).data.order.canCancel;
};
const AWAITING = { status: 'AWAITING_PAYMENT', canCancel: true };

describe('cancelOrder', () => {
  it('cancels the order of a guest by its hash and returns the cancelled order', async () => {
    const { data, errors } = await cancel();
    expect([data.cancelOrder, errors]).toEqual([
      { order: { status: 'VOIDED', canCancel: false }, userErrors: [] },
      [],
    ]);
    expect(shop.upstream.callNames).toEqual([CANCEL_ROUTE, ORDER_ROUTE]);
  });

  it('sends the token of a customer', async () => {
    await cancel('7|rahasia');
    expect(shop.upstream.calls[0]?.headers.authorization).toBe('Bearer 7|rahasia');
  });

  it('expires cached stocks', async () => {
    const stock = async () => {
      const { data } = await shop.execute('{ product(by: { id: "Product:202" }) { onlineStock } }');
      return data.product.onlineStock;
    };
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, total_online_stock: 1 }));
    expect(await stock()).toBe(1);
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, total_online_stock: 2 }));
    await cancel();
    expect(await stock()).toBe(2);
  });

  it('returns the shop’s message and the present order for a rejection', async () => {
    shop.upstream.on(CANCEL_ROUTE, failure(409, 'Pesanan ini sudah dibayar'));
    const { data, errors } = await cancel();
    expect([data.cancelOrder, errors]).toEqual([
      {
        order: AWAITING,
        userErrors: [
          { code: 'CANCEL_NOT_ALLOWED', message: 'Pesanan ini sudah dibayar', path: [] },
        ],
      },
      [],
    ]);
  });

  it('returns ORDER_NOT_FOUND for an order that the client cannot read, and leaves canCancel true', async () => {
    shop.upstream.on(CANCEL_ROUTE, failure(404, 'Data tidak ditemukan'));
    shop.upstream.on(ORDER_ROUTE, failure(404, 'Data tidak ditemukan'));
    expect((await cancel()).data.cancelOrder).toEqual({
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', path: [] }],
    });
    expect(await canCancel()).toBe(true);
  });

  it.each<[string, FakeResponse]>([
    ['404', { status: 404, body: '<h1>Not Found</h1>' }],
    ['405', { status: 405, body: '' }],
    ['501', { status: 501, body: '' }],
  ])('sets canCancel to false for ten minutes when the shop returns %s', async (_, response) => {
    shop.upstream.on(CANCEL_ROUTE, response);
    expect((await cancel()).data.cancelOrder).toMatchObject({
      order: { canCancel: false },
      userErrors: [{ code: 'CANCEL_NOT_OFFERED', path: [] }],
    });
    expect(await canCancel()).toBe(false);
    shop.advance(600_000);
    expect(await canCancel()).toBe(true);
  });

  it('fails with UNAUTHENTICATED for an expired session and SHOP_FAILED for a failure of the shop', async () => {
    shop.upstream.on(CANCEL_ROUTE, { status: 401, body: { message: 'Unauthenticated.' } });
    expect((await cancel('7|rahasia')).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    shop.upstream.on(CANCEL_ROUTE, { status: 500, body: '' });
    expect((await cancel()).errors[0]?.extensions['code']).toBe('SHOP_FAILED');
  });

  it('cancels an order of a third-party shop whose response has no order', async () => {
    const route = `POST /order/${FOREIGN_ORDER_HASH}/cancel`;
    const foreign = await startGateway({ ...foreignShop, [route]: ok(null) });
    onTestFinished(foreign.stop);
    const input = { orderAccessHash: FOREIGN_ORDER_HASH };
    const { data, errors } = await foreign.execute(CANCEL, { input });
    expect([data.cancelOrder, errors]).toEqual([{ order: AWAITING, userErrors: [] }, []]);
  });
});

describe('Order.canCancel', () => {
  const [online, manual] = savedOrder.order_payments;
  const row = (changes: object) => ({ order_payments: [online, { ...manual, ...changes }] });

  it.each<[string, boolean, object]>([
    ['an unpaid order', true, {}],
    ['an order whose payments expired', true, row({ is_paid: -1 })],
    [
      'a failed attempt at the provider',
      true,
      { order_payments: [{ ...online, transaction_status: '0' }, manual] },
    ],
    ['a rejected receipt', true, row({ is_confirmed: 1, receipt_state: 'rejected' })],
    ['a paid payment', false, row({ is_paid: 1 })],
    [
      'a payment that is pending at the provider',
      false,
      { order_payments: [{ ...online, transaction_status: '6' }, manual] },
    ],
    ['a receipt that the shop has not checked', false, row({ is_confirmed: 1 })],
    ['a paid order', false, { is_paid: 1 }],
    ['a shipped order', false, { is_shipped: 1 }],
    ['a voided order', false, { is_refunded: 1 }],
  ])('returns for %s: %s', async (_, expected, changes) => {
    expect(await canCancel(changes)).toBe(expected);
  });
});
