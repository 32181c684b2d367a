import { describe, expect, it } from 'vitest';
import { privacyHeaders } from './private-paths.ts';

const cacheControl = (path: string, status = 200) =>
  Object.fromEntries(privacyHeaders(path, status))['Cache-Control'];

describe('who may keep a page', () => {
  it('is everyone for public pages, as long as they ask whether it has changed', () => {
    expect(
      ['/', '/product', '/product/galaxy', '/article/x'].map((path) => cacheControl(path)),
    ).toEqual(Array.from({ length: 4 }, () => 'no-cache'));
  });

  it('is nobody for personal pages and for failures', () => {
    expect([
      cacheControl('/checkout'),
      cacheControl('/order/guest/abc'),
      cacheControl('/order-history/abc'),
      cacheControl('/product', 503),
      cacheControl('/product/x', 404),
    ]).toEqual(Array.from({ length: 5 }, () => 'no-store'));
  });

  it('does not let the address of a guest order travel to other sites', () => {
    expect(privacyHeaders('/order/guest/abc', 200)).toContainEqual([
      'Referrer-Policy',
      'no-referrer',
    ]);
    // The payment provider is told the origin.
    expect(privacyHeaders('/order/payment/abc', 200)).toHaveLength(1);
  });
});
