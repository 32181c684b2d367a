import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_HASH } from '../../../test-kit/checkout-shop.ts';
import { failure } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import {
  orderOf,
  ORDER_ROUTE,
  REFUND_ROUTE,
  requestRefund,
  refundRoutes,
} from '../../../test-kit/refund-shop.ts';

const shop = gatewayForAll(refundRoutes);

const order = (changes = {}) => orderOf(shop, changes);
const request = (changes = {}) => requestRefund(shop, changes);

describe('requestRefund with status 404', () => {
  beforeEach(() => shop.upstream.on(REFUND_ROUTE, { status: 404, body: '<h1>Not Found</h1>' }));

  it('returns ORDER_NOT_FOUND when the order cannot be read either', async () => {
    shop.upstream.on(ORDER_ROUTE, failure(404, 'Data tidak ditemukan'));
    expect((await request()).data.requestRefund).toEqual({
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', path: [] }],
    });
    expect(shop.upstream.count()).toBe(2);
    expect((await order()).canRequestRefund, 'a wrong hash does not disable refunds').toBe(true);
  });

  it('does not disable refunds for a guest’s order, which anyone with its hash can read', async () => {
    shop.upstream.on('GET /order', { body: { recordsTotal: 1, data: [{ hash: 'other' }] } });
    expect((await request()).data.requestRefund).toEqual({
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', path: [] }],
    });
    expect(shop.upstream.count()).toBe(3);
    shop.upstream.on('GET /order', { body: { recordsTotal: 1, data: [{ hash: ORDER_HASH }] } });
    expect((await order()).canRequestRefund).toBe(true);
  });

  it('does not disable refunds when the history cannot be read', async () => {
    shop.upstream.on('GET /order', { status: 500, body: '' });
    expect((await request()).errors[0]?.extensions['code']).toBe('SHOP_FAILED');
    expect((await order()).canRequestRefund).toBe(true);
  });

  it('disables refunds for ten minutes for an order in the customer’s history', async () => {
    const own = { id: 900, order_no: 'SO261120000900', hash: ORDER_HASH };
    shop.upstream.on('GET /order', { body: { recordsTotal: 1, data: [own] } });
    expect((await request()).data.requestRefund).toEqual({
      order: { canRequestRefund: false, refund: null },
      userErrors: [
        {
          code: 'REFUND_NOT_OFFERED',
          message: 'Toko ini tidak menerima permintaan refund melalui website',
          path: [],
        },
      ],
    });
    expect(shop.upstream.count()).toBe(3);
    expect((await order()).canRequestRefund).toBe(false);
    shop.advance(599_999);
    expect((await order()).canRequestRefund).toBe(false);
    shop.advance(1);
    expect((await order()).canRequestRefund).toBe(true);
  });
});
