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

describe('Order.refund', () => {
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
  ])('returns status, reason and note: %j', async (refund, status, statusLabel, note) => {
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
    'returns null for %j',
    async (refund) => {
      expect(await order({ refund })).toEqual({ refund: null, canRequestRefund: true });
    },
  );

  it.each([
    ['rejected', 'Segel rusak', null],
    ['requested', null, null],
    ['approved', 'Dana dikirim', 'Dana dikirim'],
    ['on hold', 'Dana dikirim', 'Dana dikirim'],
  ])('returns APPROVED once the order is refunded: %j', async (status, note, seen) => {
    const refunded = { is_refunded: 1, refund: { ...requested, status, note } };
    expect((await order(refunded)).refund).toMatchObject({
      status: 'APPROVED',
      statusLabel: 'Disetujui',
      note: seen,
    });
  });

  it('returns only the shop’s note for a refund without a request', async () => {
    const refund = { status: 'approved', reason: null, requested_at: null, note: 'Stok rusak' };
    expect((await order({ is_refunded: 1, refund })).refund).toEqual({
      status: 'APPROVED',
      statusLabel: 'Disetujui',
      reason: null,
      requestedAt: null,
      note: 'Stok rusak',
    });
  });

  it('returns markup in reason and note unchanged as plain text', async () => {
    const text = '<b onclick="x()">rusak</b> & "pecah"';
    const { refund } = await order({ refund: { ...requested, reason: text, note: text } });
    expect([refund.reason, refund.note]).toEqual([text, text]);
  });
});

describe('Order.canRequestRefund', () => {
  const unpaidRows = savedOrder.order_payments;
  const [first, second] = unpaidRows;

  it.each([
    ['returns true for a paid order', {}, true],
    ['returns true for a shipped order', { is_shipped: 1 }, true],
    ['returns true for a paid order without payment rows', { order_payments: [] }, true],
    ['returns false for an order with a total of 0', { order_payments: [], grand_total: 0 }, false],
    [
      'returns true when one payment is paid and another expired',
      {
        is_paid: 0,
        order_payments: [
          { ...first, is_paid: 1 },
          { ...second, is_paid: -1 },
        ],
      },
      true,
    ],
    ['returns true for a rejected request', { refund: { ...requested, status: 'rejected' } }, true],
    ['returns false while nothing is paid', { is_paid: 0, order_payments: unpaidRows }, false],
    ['returns false for a refunded order', { is_refunded: 1 }, false],
    ['returns false while a request is pending', { refund: requested }, false],
  ])('%s', async (_, changes, expected) => {
    expect((await order(changes)).canRequestRefund).toBe(expected);
  });

  it('returns false for guests', async () => {
    const { data } = await shop.execute(ORDER_QUERY, { hash: ORDER_HASH });
    expect(data.order.canRequestRefund).toBe(false);
    expect(shop.upstream.count()).toBe(1);
  });

  it.each([
    ['returns false for a guest’s order that a customer opens', [{ hash: 'f'.repeat(40) }], false],
    ['returns true for an order in the history', [{ hash: ORDER_HASH.toUpperCase() }], true],
  ])('%s', async (_, data, expected) => {
    shop.upstream.on('GET /order', { body: { data } });
    expect((await order()).canRequestRefund).toBe(expected);
    const search = shop.upstream.calls.at(-1)?.query['search[value]'];
    expect(search).toBe(savedOrder.order_no);
  });

  it('returns true when the history search has more results than it returns', async () => {
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
  it('sends the reason and reads the order again with two REST calls', async () => {
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

  it('does not read the order when it is not selected', async () => {
    await shop.execute(REFUND_MUTATION.replace(/order { .* } } u/, 'u'), { input }, { token });
    expect(shop.upstream.count()).toBe(1);
  });

  it('succeeds when the order cannot be read again', async () => {
    shop.upstream.on(ORDER_ROUTE, { status: 500, body: '' });
    const { data, errors } = await request();
    expect([data.requestRefund, errors]).toEqual([{ order: null, userErrors: [] }, []]);
  });

  it.each([
    ['  ', 'REQUIRED', 'Kolom Alasan harus diisi'],
    ['x'.repeat(501), 'TOO_LONG', 'Kolom Alasan maksimal 500 karakter'],
  ])('requires a reason of 1 to 500 characters', async (reason, code, message) => {
    const { data } = await request({ reason });
    expect(data.requestRefund.userErrors).toEqual([{ code, message, path: ['reason'] }]);
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([409, 200])(
    'returns the shop’s message for a rejection with status %i',
    async (status) => {
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
    },
  );

  it('maps an error of the reason to the input', async () => {
    shop.upstream.on(
      REFUND_ROUTE,
      failure(422, 'Tidak valid', { reason: ['Alasan terlalu singkat'] }),
    );
    expect((await request()).data.requestRefund.userErrors).toEqual([
      { code: 'REFUSED', message: 'Alasan terlalu singkat', path: ['reason'] },
    ]);
  });

  it('fails with UNAUTHENTICATED for guests without a REST call', async () => {
    const { errors } = await shop.execute(REFUND_MUTATION, { input });
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    expect(shop.upstream.count()).toBe(0);
  });

  it.each(['', '../profile', ORDER_HASH.slice(25)])(
    'rejects the invalid order hash %j without a REST call',
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
  ])('fails with status %i as %s and is not retried', async (status, code) => {
    shop.upstream.on(REFUND_ROUTE, { status, body: { message: 'x' } });
    expect((await request()).errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count()).toBe(1);
  });
});
