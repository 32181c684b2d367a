import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHash, isSlug } from './url-keys.ts';

describe('isSlug', () => {
  it.each([
    'galaxy-a55',
    'kabel_usb-c.hdmi.2m',
    '-a',
    '.hidden',
    '...',
    'Tas 14"',
    'a?b#c&d=e',
    '50%',
    '%2g',
    'é-reader',
    '手机',
    '😀'.repeat(255),
  ])('returns true for %j', (text) => expect(isSlug(text)).toBe(true));

  it.each([
    '',
    ' ',
    '.',
    '..',
    '%2e',
    '%2E.',
    'a/b',
    'a\\b',
    'a%2Fb',
    '..%5c..',
    'a\u0000',
    'a\n',
    'a\ud800',
    'x'.repeat(256),
  ])('returns false for %j', (text) => expect(isSlug(text)).toBe(false));

  it('returns true only for what stays one segment of a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(isSlug(text));
        const url = new URL(`http://shop/base/${encodeURIComponent(text)}`);
        expect(decodeURIComponent(url.pathname)).toBe(`/base/${text}`);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});

describe('isHash', () => {
  it.each([
    'f3b1c0de5a9d4b6e8c7f2a1d0e9b8c7a6f5e4d3c',
    '3f2b8c1e-9d4a-4c6b-8e7f-2a1d0e9b8c7a',
    '-Zx81kQ_7mP0aB3cD9eFgH',
    'a'.repeat(16),
    'a'.repeat(128),
  ])('returns true for %j', (text) => expect(isHash(text)).toBe(true));

  it.each([
    '',
    'a'.repeat(15),
    'a'.repeat(129),
    `${'a'.repeat(20)}.`,
    `${'a'.repeat(20)}/`,
    `${'a'.repeat(20)}\n`,
    `${'a'.repeat(20)}é`,
    'terima kasih banyak',
    '../../../../wishlist',
  ])('returns false for %j', (text) => expect(isHash(text)).toBe(false));
});
