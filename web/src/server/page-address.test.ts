import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptAddress } from './page-address.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=surat&fbclid=1', '/'],
    ['/product/galaxy?ref=x', '/product/galaxy'],
    ['/article/garansi?page=2', '/article/garansi'],
    ['/product', '/product'],
    ['/product?utm_source=surat', '/product'],
    ['/product?page=1&sort=', '/product'],
    ['/product?page=2&s=galaxy', '/product?s=galaxy&page=2'],
    ['/product?utm_id=1&s=+galaxy++5g&page=02', '/product?s=galaxy+5g&page=2'],
    ['/product?category=smartphone&category=tablet', '/product?category=smartphone'],
  ])('of %s is %s', (target, address) => {
    expect(keptAddress(target)).toBe(address);
  });

  it('is none for personal pages, foreign hosts and what is too long', () => {
    for (const path of PRIVATE_PATHS) expect(keptAddress(`${path}/x?y=1`)).toBeNull();
    expect(keptAddress('//evil.test/')).toBeNull();
    expect(keptAddress('https://evil.test/')).toBeNull();
    expect(keptAddress(`/product/${'x'.repeat(500)}`)).toBeNull();
  });

  it('is its own address, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('s', 'category', 'sort', 'page', 'utm_id'), fc.string()),
        (query) => {
          const address = keptAddress(`/product?${new URLSearchParams(query).toString()}`);
          fc.pre(address !== null && address.length <= 500);
          expect(keptAddress(address)).toBe(address);
        },
      ),
    );
  });
});
