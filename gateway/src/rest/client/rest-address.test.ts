import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restAddress } from './rest-address.ts';

const base = 'https://shop.example/api/v1';

describe('restAddress', () => {
  it.each(['https://shop.example/api/v1', 'https://shop.example/api/v1/'])(
    'returns an address under %s',
    (address) => {
      const url = restAddress(address, { path: ['product', 'galaxy-a55'] });
      expect(url.href).toBe('https://shop.example/api/v1/product/galaxy-a55');
    },
  );

  it('encodes a list as one pair for each value', () => {
    const query = { page: '1', brand: ['a&b', 'c'], 'spec[ram]': ['8'], none: [] };
    expect(restAddress(base, { path: ['product'], query }).search).toBe(
      '?page=1&brand=a%26b&brand=c&spec%5Bram%5D=8',
    );
  });

  it.each([
    ['kabel_usb-c.hdmi.2m', 'kabel_usb-c.hdmi.2m'],
    ['a?b=c&d#e;f', 'a%3Fb%3Dc%26d%23e%3Bf'],
    ['é 50%', '%C3%A9%2050%25'],
    ['...', '...'],
  ])('percent-encodes the part %j as one segment', (part, segment) => {
    expect(restAddress(base, { path: ['product', part] }).href).toBe(`${base}/product/${segment}`);
  });

  it.each([
    '..',
    '.',
    '%2e%2e',
    '..%2f',
    '%5c',
    '//h',
    'http://h',
    '\\',
    'a\r\nb',
    'a\ud800',
    '',
    'x'.repeat(256),
  ])('rejects the segment %j', (part) =>
    expect(() => restAddress(base, { path: ['product', part] })).toThrow(RangeError),
  );

  it('returns a URL under the base address and encodes any query values without loss', () => {
    const pairs = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(pairs, (query) => {
        const url = restAddress(base, { path: ['product'], query });
        expect(url.origin + url.pathname).toBe(`${base}/product`);
        expect(Object.fromEntries(url.searchParams)).toEqual({ ...query });
      }),
    );
  });
});
