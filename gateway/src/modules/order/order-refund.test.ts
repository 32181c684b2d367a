import { describe, expect, it } from 'vitest';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import {
  input,
  ORDER_QUERY,
  orderOf,
  ORDER_ROUTE,
  paidOrder,
  REFUND_MUTATION,
  REFUND_ROUTE,
  requested,
  requestRefund,
  refundRoutes,
  token,
} from '../../../test-kit/refund-shop.ts';

const shop = gatewayForAll(refundRoutes);

const order = (changes = {}) => orderOf(shop, changes);
const request = (changes = {}) => requestRefund(shop, changes);

describe('refund of an order', () => {
  it.each([
    [requested, 'REQUESTED', 'Menunggu Persetujuan', null],
    [
      { ...requested, status: 'Approved', note: 'Dana dikirim' },
      'APPROVED',
      'Disetujui',
      'Dana dikirim',
    ],
    [[{ ...requested, status: 'REJECTED' }], 'REJECTED', 'Ditolak', null],
    [{ ...requested, status: 'on hold', note: 7 }, null, null, '7'],
  ])('is reported with its words: %j', async (refund, status, statusLabel, note) => {
    expect((await order({ refund })).refund).toEqual({
      status,
      statusLabel,
      reason: 'Barang rusak',
      requestedAt: '2026-11-21T09:00:00+07:00',
      note,
    });
    expect(shop.upstream.count(ORDER_ROUTE)).toBe(1);
  });

  it.each([null, undefined, [], {}, '', 'requested', { status: null, note: 'x' }])(
    'is none: %j',
    async (refund) => {
      expect(await order({ refund })).toEqual({ refund: null, canRequestRefund: true });
    },
  );

  it.each([
    ['rejected', 'Segel rusak', null],
    ['requested', null, null],
    ['approved', 'Dana dikirim', 'Dana dikirim'],
    ['on hold', 'Dana dikirim', 'Dana dikirim'],
  ])('is approved once the order was refunded: %j', async (status, note, seen) => {
    const refunded = { is_refunded: 1, refund: { ...requested, status, note } };
    expect((await order(refunded)).refund).toMatchObject({
      status: 'APPROVED',
      statusLabel: 'Disetujui',
      note: seen,
    });
  });

  it('has only the shop’s note when it was made without a request', async () => {
    const refund = { status: 'approved', reason: null, requested_at: null, note: 'Stok rusak' };
    expect((await order({ is_refunded: 1, refund })).refund).toEqual({
      status: 'APPROVED',
      statusLabel: 'Disetujui',
      reason: null,
      requestedAt: null,
      note: 'Stok rusak',
    });
  });

  it('shows the words of customer and shop as the plain text that they are', async () => {
    const text = '<b onclick="x()">rusak</b> & "pecah"';
    const { refund } = await order({ refund: { ...requested, reason: text, note: text } });
    expect([refund.reason, refund.note]).toEqual([text, text]);
  });
});

describe('canRequestRefund is true', () => {
  const unpaidRows = savedOrder.order_payments;
  const [first, second] = unpaidRows;

  it.each([
    ['for a paid order', {}, true],
    ['for a shipped order', { is_shipped: 1 }, true],
    ['for a paid order whose payments are not listed', { order_payments: [] }, true],
    ['not for an order with nothing due', { order_payments: [], grand_total: 0 }, false],
    [
      'when one payment has come and another expired',
      {
        is_paid: 0,
        order_payments: [
          { ...first, is_paid: 1 },
          { ...second, is_paid: -1 },
        ],
      },
      true,
    ],
    ['after a request was rejected', { refund: { ...requested, status: 'rejected' } }, true],
    ['not while no money has come', { is_paid: 0, order_payments: unpaidRows }, false],
    ['not when it was given back', { is_refunded: 1 }, false],
    ['not while a request waits', { refund: requested }, false],
  ])('%s', async (_, changes, expected) => {
    expect((await order(changes)).canRequestRefund).toBe(expected);
  });

  it('by its customer, not by guests', async () => {
    const { data } = await shop.execute(ORDER_QUERY, { hash: ORDER_HASH });
    expect(data.order.canRequestRefund).toBe(false);
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    ['not for a guest’s order that a customer opens', [{ hash: 'f'.repeat(40) }], false],
    ['for an order in the customer’s history', [{ hash: ORDER_HASH.toUpperCase() }], true],
  ])('%s', async (_, data, expected) => {
    shop.upstream.on('GET /order', { body: { data } });
    expect((await order()).canRequestRefund).toBe(expected);
    const search = shop.upstream.calls.at(-1)?.query['search[value]'];
    expect(search).toBe(savedOrder.order_no);
  });

  it('for an order that may be among more orders than one search returns', async () => {
    const rows = Array.from({ length: 100 }, () => ({ hash: 'f'.repeat(40) }));
    const found = (recordsFiltered: number) => ({ body: { data: rows, recordsFiltered } });
    shop.upstream.on('GET /order', found(101));
    expect((await order()).canRequestRefund).toBe(true);
    expect(shop.upstream.calls.at(-1)?.query['length']).toBe('100');
    shop.upstream.on('GET /order', found(100));
    expect((await order()).canRequestRefund).toBe(false);
  });
});

describe('requestRefund', () => {
  it('sends the reason and reads the order again: two REST calls', async () => {
    shop.upstream.on(ORDER_ROUTE, ok({ ...paidOrder, refund: requested }));
    const { data, errors } = await request();
    expect(errors).toEqual([]);
    expect(data.requestRefund).toMatchObject({
      order: { canRequestRefund: false, refund: { status: 'REQUESTED' } },
      userErrors: [],
    });
    expect(shop.upstream.callNames).toEqual([REFUND_ROUTE, ORDER_ROUTE]);
    const [call] = shop.upstream.calls;
    expect(JSON.parse(call!.body)).toEqual({ reason: 'Barang rusak' });
    expect(call?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('reads nothing again when it is not selected: one REST call', async () => {
    await shop.execute(REFUND_MUTATION.replace(/order { .* } } u/, 'u'), { input }, { token });
    expect(shop.upstream.count()).toBe(1);
  });

  it('stands also when the order cannot be read again', async () => {
    shop.upstream.on(ORDER_ROUTE, { status: 500, body: '' });
    const { data, errors } = await request();
    expect([data.requestRefund, errors]).toEqual([{ order: null, userErrors: [] }, []]);
  });

  it.each([
    ['  ', 'REQUIRED', 'Kolom Alasan harus diisi'],
    ['x'.repeat(501), 'TOO_LONG', 'Kolom Alasan maksimal 500 karakter'],
  ])('needs a reason of 1 to 500 characters', async (reason, code, message) => {
    const { data } = await request({ reason });
    expect(data.requestRefund.userErrors).toEqual([{ code, message, path: ['reason'] }]);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([409, 200])('is rejected in the shop’s own words with %i', async (status) => {
    shop.upstream.on(REFUND_ROUTE, failure(status, 'Permintaan refund sedang diproses'));
    shop.upstream.on(ORDER_ROUTE, ok({ ...paidOrder, refund: requested }));
    const { data } = await request();
    expect(data.requestRefund).toMatchObject({
      order: { canRequestRefund: false, refund: { status: 'REQUESTED' } },
      userErrors: [
        { code: 'REFUND_NOT_ALLOWED', message: 'Permintaan refund sedang diproses', path: [] },
      ],
    });
    expect(shop.upstream.callNames).toEqual([REFUND_ROUTE, ORDER_ROUTE]);
  });

  it('reports what is wrong with the reason at the reason', async () => {
    shop.upstream.on(
      REFUND_ROUTE,
      failure(422, 'Tidak valid', { reason: ['Alasan terlalu singkat'] }),
    );
    expect((await request()).data.requestRefund.userErrors).toEqual([
      { code: 'REFUSED', message: 'Alasan terlalu singkat', path: ['reason'] },
    ]);
  });

  it('is not for guests, who get an error before any REST call', async () => {
    const { errors } = await shop.execute(REFUND_MUTATION, { input });
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(shop.upstream.count()).toBe(0);
  });

  it.each(['', '../profile', ORDER_HASH.slice(25)])(
    'is not sent for %j',
    async (orderAccessHash) => {
      const { errors } = await request({ orderAccessHash });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'orderAccessHash' });
      expect(shop.upstream.count()).toBe(0);
    },
  );

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [500, 'SHOP_FAILED'],
  ])('fails with its code at %i, and is sent once', async (status, code) => {
    shop.upstream.on(REFUND_ROUTE, { status, body: { message: 'x' } });
    expect((await request()).errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count()).toBe(1);
  });
});
