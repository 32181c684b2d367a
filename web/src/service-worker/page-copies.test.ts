import { describe, expect, it } from 'vitest';
import { copyKey, filesOf, isPage } from './page-copies.ts';

describe('copyKey', () => {
  it.each([
    ['/', '/'],
    ['/product', '/product'],
    ['/product?utm_source=x&page=2&s=hp', '/product?s=hp&page=2'],
    ['/product/galaxy-a55?utm_source=x', '/product/galaxy-a55'],
    ['/article/tentang-kami', '/article/tentang-kami'],
    ['/cart', '/cart'],
  ])('stores the public page %s as %s', (target, key) => {
    expect(copyKey(target)).toBe(key);
  });

  it.each([
    '/order-history',
    '/order-history/abc',
    '/profile',
    '/wishlist',
    '/user-address',
    '/password',
    '/checkout',
    '/sign-in',
    '/sign-up',
    '/sign-out',
    '/forgot-password',
    '/reset-password?token=x',
    '/order/payment/abc',
    '/order/find',
    '/order/guest/abc',
    '/order/guest/abc?src=payment&ref=x',
    '/cart/more',
    '/ORDER-HISTORY/abc',
    '/%6frder-history/abc',
    '//order-history',
    '/Product?s=galaxy',
    '/product/?s=galaxy',
  ])('never stores %s', (target) => {
    expect(copyKey(target)).toBeNull();
  });
});

describe('isPage', () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

  it('accepts a document with status 200 only', () => {
    expect(isPage(new Response('', html))).toBe(true);
    expect(isPage(new Response('', { ...html, status: 404 }))).toBe(false);
    expect(isPage(new Response('', { ...html, status: 503 }))).toBe(false);
    expect(isPage(new Response('{}'))).toBe(false);
  });
});

describe('filesOf', () => {
  it('returns each built file of a document once', () => {
    const html =
      '<link href="/assets/shop-1a.css"><script data-files="/assets/a.js /assets/b~c.js"></script>' +
      '{"styles":["/assets/shop-1a.css"]}<img src="https://gambar.test/images/1.jpg">';
    expect(filesOf(html)).toEqual(['/assets/shop-1a.css', '/assets/a.js', '/assets/b~c.js']);
  });
});
