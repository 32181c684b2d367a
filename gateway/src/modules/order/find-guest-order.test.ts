import { describe, expect, it } from 'vitest';
import { sentBody } from '../../../test-kit/account-shop.ts';
import { ORDER_HASH } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { FOREIGN_ORDER_HASH } from '../../../test-kit/foreign-shop.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';

const FIND_ROUTE = 'POST /order/find';
const FIND = `mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) {
  accessHash userErrors { code message path } } }`;
const input = { orderNumber: ' so261120000900 ', contact: '0812-3456-7890' };

const shop = gatewayForEach({ [FIND_ROUTE]: ok({ hash: ORDER_HASH }) });

const find = (changes = {}) => shop.execute(FIND, { input: { ...input, ...changes } });
const notFound = {
  accessHash: null,
  userErrors: [{ code: 'ORDER_NOT_FOUND', message: 'Pesanan tidak ditemukan', path: [] }],
};

describe('findGuestOrder', () => {
  it.each([
    ['0812-3456-7890', '+6281234567890'],
    [' Budi@Example.com ', 'Budi@Example.com'],
  ])('returns only the hash of the order for %j', async (contact, sent) => {
    const { data, errors, headers } = await find({ contact });
    expect([data.findGuestOrder, errors]).toEqual([{ accessHash: ORDER_HASH, userErrors: [] }, []]);
    expect(sentBody(shop.upstream.calls[0])).toEqual({ order_no: 'so261120000900', contact: sent });
    expect([shop.upstream.count(), headers.get('cache-control')]).toEqual([1, 'no-store']);
  });

  it('returns the hash of a third-party shop', async () => {
    shop.upstream.on(FIND_ROUTE, ok([{ hash: FOREIGN_ORDER_HASH }]));
    expect((await find()).data.findGuestOrder.accessHash).toBe(FOREIGN_ORDER_HASH);
  });

  it('returns the same ORDER_NOT_FOUND for every response of the shop without an order', async () => {
    const responses = [
      failure(404, 'Nomor pesanan tidak terdaftar'),
      failure(404, 'Kontak tidak sesuai', { contact: ['Kontak tidak sesuai'] }),
      { status: 404, body: '<h1>Not Found</h1>' },
      { status: 405, body: '' },
      { status: 501, body: '' },
    ];
    for (const response of responses) {
      shop.upstream.on(FIND_ROUTE, response);
      const { data, errors } = await find();
      expect([data.findGuestOrder, errors]).toEqual([notFound, []]);
    }
  });

  it('requires number and contact without a REST call', async () => {
    const { data } = await find({ orderNumber: '', contact: ' ' });
    expect(data.findGuestOrder.userErrors).toMatchObject([
      { code: 'REQUIRED', message: 'Kolom Nomor Pesanan harus diisi', path: ['orderNumber'] },
      { code: 'REQUIRED', path: ['contact'] },
    ]);
    expect(shop.upstream.count()).toBe(0);
  });

  it('maps a rejected field to the input', async () => {
    shop.upstream.on(FIND_ROUTE, failure(422, 'x', { order_no: ['Nomor tidak valid'] }));
    expect((await find()).data.findGuestOrder.userErrors).toEqual([
      { code: 'REFUSED', message: 'Nomor tidak valid', path: ['orderNumber'] },
    ]);
  });

  it('fails with RATE_LIMITED and the seconds to wait after too many attempts', async () => {
    shop.upstream.on(FIND_ROUTE, {
      status: 429,
      headers: { 'retry-after': '900' },
      body: 'Too Many Attempts.',
    });
    const { errors } = await find();
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 900 });
  });

  it('fails with SHOP_BAD_REPLY for an invalid hash', async () => {
    shop.upstream.on(FIND_ROUTE, ok({ hash: '../wishlist' }));
    expect((await find()).errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
  });

  it('logs neither contact nor hash', async () => {
    await find();
    const log = shop.logLines.join('');
    expect([log.includes(ORDER_HASH), log.includes('81234567890')]).toEqual([false, false]);
  });
});
