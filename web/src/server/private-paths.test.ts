import { describe, expect, it } from 'vitest';
import { cacheKey } from './cache-key.ts';
import { privacyHeaders } from './private-paths.ts';

const cacheControl = (path: string, status = 200) =>
  Object.fromEntries(privacyHeaders(path, status))['Cache-Control'];

describe('privacyHeaders', () => {
  it('returns no-cache for public pages, so that browsers store and revalidate them', () => {
    expect(
      ['/', '/product', '/product/galaxy', '/article/x'].map((path) => cacheControl(path)),
    ).toEqual(Array.from({ length: 4 }, () => 'no-cache'));
  });

  it('returns no-store for personal pages and for failures', () => {
    expect([
      cacheControl('/checkout'),
      cacheControl('/order/guest/abc'),
      cacheControl('/order-history/abc'),
      cacheControl('/product', 503),
      cacheControl('/product/x', 404),
    ]).toEqual(Array.from({ length: 5 }, () => 'no-store'));
  });

  it.each([
    '/ORDER/GUEST/abc',
    '/Order/Guest/abc',
    '/%6frder/guest/abc',
    '/order/%67uest/abc',
    '/%4FRDER/GUEST/abc',
    '/order//guest/abc',
    '/order%2Fguest/abc',
  ])('returns no-store and no-referrer for another spelling of a personal page: %s', (path) => {
    expect(privacyHeaders(path, 200)).toEqual([
      ['Cache-Control', 'no-store'],
      ['Referrer-Policy', 'no-referrer'],
    ]);
    expect(cacheKey(path)).toBeNull();
  });

  it('returns no-referrer for a guest order, but not for a payment', () => {
    expect(privacyHeaders('/order/guest/abc', 200)).toContainEqual([
      'Referrer-Policy',
      'no-referrer',
    ]);
    // The payment provider receives the origin.
    expect(privacyHeaders('/order/payment/abc', 200)).toHaveLength(1);
  });
});
