import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRupiah,
  formatWhole,
  isRupiah,
  multiplyRupiah,
  parseRupiah,
  parseTypedRupiah,
  sumRupiah,
} from './money.ts';

describe('parseRupiah and isRupiah', () => {
  it.each([
    [5999000, 5999000],
    ['12500000', 12500000],
    ['12500000.00', 12500000],
    [2672743910, 2672743910],
    [null, 0],
    ['', 0],
    [undefined, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('reads %o as %i', (value, amount) => {
    expect(parseRupiah(value)).toBe(amount);
  });

  it.each([
    '1.500.000',
    '1,500',
    'Rp 1.500',
    '12500000.50',
    0.5,
    -1,
    '-5',
    '9007199254740992',
    true,
    {},
  ])('returns undefined for %o', (value) => {
    expect(parseRupiah(value)).toBeUndefined();
  });

  it('distinguishes amounts from other numbers', () => {
    expect([0, 1, Number.MAX_SAFE_INTEGER].every(isRupiah)).toBe(true);
    expect([-1, 0.5, NaN, Infinity, 2 ** 53, '5', null].some(isRupiah)).toBe(false);
  });
});

describe('formatRupiah and formatWhole', () => {
  it.each([
    [0, 'Rp 0'],
    [500, 'Rp 500'],
    [1000, 'Rp 1.000'],
    [1500000, 'Rp 1.500.000'],
    [2672743910, 'Rp 2.672.743.910'],
    [-25000, '-Rp 25.000'],
  ])('formats %i as %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text);
  });

  it('writes a plain space after Rp, not the no-break space of Intl', () => {
    expect(Array.from(formatRupiah(1500), (sign) => sign.charCodeAt(0))).toEqual([
      82, 112, 32, 49, 46, 53, 48, 48,
    ]);
  });

  it('separates the thousands of a count with points', () => {
    expect([7, 133, 1330, 1234567].map(formatWhole)).toEqual(['7', '133', '1.330', '1.234.567']);
  });
});

describe('parseTypedRupiah', () => {
  it.each([
    ['400000', 400000],
    ['400.000', 400000],
    ['4.0.0', 400],
    [' 1 500 000 ', 1500000],
    ['Rp 1.500.000', 1500000],
    ['rp 500', 500],
    ['5 Rp 6', 0],
    ['', 0],
    ['   ', 0],
    ['-500', 0],
    ['lima ribu', 0],
    ['12,5', 0],
    ['1e5', 0],
    ['9.999.999.999.999', 9999999999999],
    ['10.000.000.000.000', 0],
    ['9'.repeat(400), 0],
  ])('reads %o as %i', (typed, amount) => {
    expect(parseTypedRupiah(typed)).toBe(amount);
  });

  it('reads back the text of formatRupiah', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (amount) => {
        expect(parseTypedRupiah(formatRupiah(amount))).toBe(amount);
      }),
    );
  });
});

describe('sumRupiah and multiplyRupiah', () => {
  it('adds and multiplies amounts above a 32-bit integer', () => {
    expect(sumRupiah([])).toBe(0);
    expect(sumRupiah([2_599_960_000, 64_995_000])).toBe(2_664_955_000);
    expect(multiplyRupiah(64_999_000, 40)).toBe(2_599_960_000);
  });

  it('throws when the result is not exact', () => {
    expect(() => sumRupiah([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => multiplyRupiah(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => sumRupiah([0.5])).toThrow(RangeError);
    expect(() => multiplyRupiah(1000, 1.5)).toThrow(RangeError);
  });
});
