import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  ceilDecimal,
  compareDecimals,
  decimalText,
  floorDecimal,
  minDecimal,
  multiplyDecimals,
  parseDecimal,
  percentOf,
  wholeDecimal,
  zeroDecimal,
  type Decimal,
} from './decimal.ts';

function read(value: unknown): Decimal {
  const decimal = parseDecimal(value);
  if (decimal === undefined) throw new Error(`unreadable: ${String(value)}`);
  return decimal;
}

/** A decimal as a literal: whole number of 1/10^scale. */
const parts = fc.record({
  coefficient: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
  scale: fc.integer({ min: 0, max: 6 }),
});

function written({ coefficient, scale }: Decimal): string {
  const sign = coefficient < 0n ? '-' : '';
  const digits = (coefficient < 0n ? -coefficient : coefficient)
    .toString()
    .padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** The same number as a whole count of 1/10^12, to reckon without this module. */
const fine = ({ coefficient, scale }: Decimal): bigint => coefficient * 10n ** BigInt(12 - scale);

describe('parseDecimal', () => {
  it.each([
    ['2.90', '2.9'],
    ['12500000.00', '12500000'],
    [12500000, '12500000'],
    [1.1, '1.1'],
    [' 0.20 ', '0.2'],
    ['-1.50', '-1.5'],
    ['0.05', '0.05'],
    [-0, '0'],
    [9007199254740993n, '9007199254740993'],
    ['12.500', '12.5'],
    ['9'.repeat(40), '9'.repeat(40)],
  ])('reads %o as %s', (value, text) => {
    expect(decimalText(read(value))).toBe(text);
  });

  it.each([null, undefined, '', '   ', 0, '0', '0.00'])('reads %o as 0', (value) => {
    expect(parseDecimal(value)).toEqual(zeroDecimal);
  });

  it.each([
    '12,500,000',
    '12.500.000',
    '1e5',
    1e21,
    1e-7,
    NaN,
    Infinity,
    -Infinity,
    '0x10',
    '1_000',
    '.5',
    '5.',
    '--1',
    'abc',
    '٣',
    2 ** 60,
    '9'.repeat(41),
    true,
    {},
    [],
    [5],
  ])('returns undefined for %o', (value) => {
    expect(parseDecimal(value)).toBeUndefined();
  });

  it('reads back every number that decimalText writes', () => {
    fc.assert(
      fc.property(parts, (value) => {
        const decimal = read(written(value));
        expect(fine(decimal)).toBe(fine(value));
        expect(parseDecimal(decimalText(decimal))).toEqual(decimal);
      }),
    );
  });
});

describe('arithmetic of decimals', () => {
  it('adds and multiplies exactly', () => {
    fc.assert(
      fc.property(parts, parts, (left, right) => {
        const [a, b] = [read(written(left)), read(written(right))];
        expect(fine(addDecimals(a, b))).toBe(fine(left) + fine(right));
        expect(fine(multiplyDecimals(a, b)) * 10n ** 12n).toBe(fine(left) * fine(right));
      }),
    );
  });

  it('calculates percentages exactly', () => {
    expect(decimalText(percentOf(wholeDecimal(1_100_000), read(1.1)))).toBe('12100');
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 20_000 }), (amount, hundredths) => {
        const percent = read(written({ coefficient: BigInt(hundredths), scale: 2 }));
        const result = percentOf(wholeDecimal(amount), percent);
        expect(fine(result)).toBe(BigInt(amount) * BigInt(hundredths) * 10n ** 8n);
      }),
    );
  });

  it('compares numbers by value, not by format', () => {
    expect(compareDecimals(read('1.50'), read(1.5))).toBe(0);
    fc.assert(
      fc.property(parts, parts, (left, right) => {
        const [a, b] = [read(written(left)), read(written(right))];
        const difference = fine(left) - fine(right);
        expect(Math.sign(compareDecimals(a, b))).toBe(
          difference === 0n ? 0 : difference > 0n ? 1 : -1,
        );
        expect(fine(minDecimal(a, b))).toBe(difference <= 0n ? fine(left) : fine(right));
      }),
    );
  });

  it('normalises equal numbers to the same fields', () => {
    expect(read('1.500')).toEqual(read('1.5'));
    expect(addDecimals(read('0.75'), read('0.25'))).toEqual(wholeDecimal(1));
  });
});

describe('floorDecimal and ceilDecimal', () => {
  it.each([
    ['0.1', 0, 1],
    ['2', 2, 2],
    ['2.999999', 2, 3],
    ['-0.1', -1, 0],
    ['-2.5', -3, -2],
    ['-3.00', -3, -3],
  ])('rounds %s down to %i and up to %i', (text, floor, ceil) => {
    expect(floorDecimal(read(text)) + 0).toBe(floor);
    expect(ceilDecimal(read(text)) + 0).toBe(ceil);
  });

  it('rounds down and up by less than one', () => {
    fc.assert(
      fc.property(parts, (value) => {
        const decimal = read(written(value));
        const floor = BigInt(floorDecimal(decimal)) * 10n ** 12n;
        const ceil = BigInt(ceilDecimal(decimal)) * 10n ** 12n;
        expect(floor <= fine(value) && fine(value) - floor < 10n ** 12n).toBe(true);
        expect(ceil >= fine(value) && ceil - fine(value) < 10n ** 12n).toBe(true);
      }),
    );
  });

  it('throws for a result that is not exact', () => {
    expect(() => floorDecimal(read('9007199254740992'))).toThrow(RangeError);
    expect(() => ceilDecimal(read('9007199254740991.5'))).toThrow(RangeError);
    expect(() => wholeDecimal(1.5)).toThrow(RangeError);
    expect(floorDecimal(read('9007199254740991.5'))).toBe(Number.MAX_SAFE_INTEGER);
  });
});
