import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheKey } from './cache-key.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

describe('cacheKey', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=surat&fbclid=1', '/'],
    ['/product/galaxy?ref=x', '/product/galaxy'],
    ['/product/galaxy?ref=x&ulasan=02', '/product/galaxy?ulasan=2'],
    ['/product/galaxy?ulasan=1', '/product/galaxy?ulasan=1'],
    ['/product/galaxy?ulasan=x', '/product/galaxy?ulasan=1'],
    ['/product/galaxy?varian=502&ref=x', '/product/galaxy?varian=502'],
    ['/product/galaxy?varian=502&ulasan=2', '/product/galaxy?ulasan=2&varian=502'],
    [`/product/galaxy?varian=${'5'.repeat(41)}`, '/product/galaxy'],
    ['/compare?utm_id=1', '/compare'],
    ['/compare?beda=1&ref=x&p=a%2Cb,a,,', '/compare?p=a,b&beda=1'],
    ['/compare?p=a&tambah=b', '/compare?p=a,b'],
    ['/compare?p=a&cari=+galaxy++s25', '/compare?p=a&cari=galaxy%20s25'],
    ['/article/garansi?page=2', '/article/garansi'],
    ['/product', '/product'],
    ['/product?utm_source=surat', '/product'],
    ['/product?page=1&sort=', '/product'],
    ['/product?page=2&s=galaxy', '/product?s=galaxy&page=2'],
    ['/product?utm_id=1&s=+galaxy++5g&page=02', '/product?s=galaxy+5g&page=2'],
    ['/product?category=smartphone&category=tablet', '/product?category=smartphone'],
    ['/product?s=galaxy?utm_source=x', '/product?s=galaxy%3Futm_source%3Dx'],
  ])('maps %s to %s', (target, address) => {
    expect(cacheKey(target)).toBe(address);
  });

  it('returns null for personal pages, foreign hosts and addresses that are too long', () => {
    for (const path of PRIVATE_PATHS) expect(cacheKey(`${path}/x?y=1`)).toBeNull();
    expect(cacheKey('//evil.test/')).toBeNull();
    expect(cacheKey('https://evil.test/')).toBeNull();
    expect(cacheKey(`/product/${'x'.repeat(500)}`)).toBeNull();
  });

  it('returns null for another spelling of a path', () => {
    const targets = ['/product/?category=smartphone', '/Product?s=galaxy', '/compare/?p=a,b'];
    expect(targets.map(cacheKey)).toEqual([null, null, null]);
  });

  it('returns the same key for a key', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('s', 'category', 'sort', 'page', 'utm_id'), fc.string()),
        (query) => {
          const address = cacheKey(`/product?${new URLSearchParams(query).toString()}`);
          fc.pre(address !== null && address.length <= 500);
          expect(cacheKey(address)).toBe(address);
        },
      ),
    );
  });
});
