import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';

let shop: TestGateway;
const token = '7|rahasia';
const ROUTE = `POST /order/${ORDER_HASH}/refund`;
const READ = `GET /order/${ORDER_HASH}`;

const paid = {
  ...savedOrder,
  is_paid: 1,
  order_payments: savedOrder.order_payments.map((row) => ({ ...row, is_paid: 1 })),
};
const requested = {
  status: 'requested',
  reason: 'Barang rusak',
  requested_at: '2026-11-21 09:00:00',
  note: null,
};

beforeEach(async () => {
  shop = await startGateway({ [READ]: ok(paid), [ROUTE]: ok(requested) });
});
afterEach(() => shop.stop());

const FIELDS = 'canRequestRefund refund { status statusLabel reason requestedAt note }';
const ORDER = `query ($hash: String!) { order(hash: $hash) { ${FIELDS} } }`;
const REQUEST = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { order { ${FIELDS} } userErrors { code message field } }
}`;
const input = { orderHash: ORDER_HASH, reason: '  Barang rusak ' };

interface SeenOrder {
  readonly canRequestRefund: boolean;
  readonly refund: { readonly reason: string; readonly note: string } | null;
}

async function order(changes: Readonly<Record<string, unknown>> = {}): Promise<SeenOrder> {
  shop.upstream.on(READ, ok({ ...paid, ...changes }));
  const { data, errors } = await shop.ask(ORDER, { hash: ORDER_HASH }, { token });
  expect(errors).toEqual([]);
  return data.order;
}

const request = (changes = {}) => shop.ask(REQUEST, { input: { ...input, ...changes } }, { token });

describe('404 to a refund request', () => {
  beforeEach(() => shop.upstream.on(ROUTE, { status: 404, body: '<h1>Not Found</h1>' }));

  it('means that there is no such order for the caller when the order is not there either', async () => {
    shop.upstream.on(READ, failure(404, 'Data tidak ditemukan'));
    expect((await request()).data.requestRefund).toEqual({
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', field: null }],
    });
    expect(shop.upstream.count()).toBe(2);
    expect((await order()).canRequestRefund, 'somebody’s wrong hash hides no button').toBe(true);
  });

  it('of a guest’s order, which anybody with its hash can read, takes the button from nobody', async () => {
    shop.upstream.on('GET /order', {
      body: { recordsTotal: 1, data: [{ hash: 'other' }] },
    });
    expect((await request()).data.requestRefund).toEqual({
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', field: null }],
    });
    expect(shop.upstream.count()).toBe(3);
    expect((await order()).canRequestRefund).toBe(true);
  });

  it('takes the button from nobody when the history cannot be read', async () => {
    shop.upstream.on('GET /order', { status: 500, body: '' });
    expect((await request()).errors[0]?.extensions['code']).toBe('SHOP_FAILED');
    expect((await order()).canRequestRefund).toBe(true);
  });

  it('of an order in the caller’s own history means that the shop takes none: the button goes, for ten minutes', async () => {
    const own = { id: 900, order_no: 'SO261120000900', hash: ORDER_HASH };
    shop.upstream.on('GET /order', { body: { recordsTotal: 1, data: [own] } });
    expect((await request()).data.requestRefund).toEqual({
      order: { canRequestRefund: false, refund: null },
      userErrors: [
        {
          code: 'REFUND_NOT_OFFERED',
          message: 'Toko ini tidak menerima permintaan refund melalui website',
          field: null,
        },
      ],
    });
    expect(shop.upstream.count()).toBe(3);
    expect((await order()).canRequestRefund).toBe(false);
    shop.pass(599_999);
    expect((await order()).canRequestRefund).toBe(false);
    shop.pass(1);
    expect((await order()).canRequestRefund).toBe(true);
  });
});
