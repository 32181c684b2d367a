import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, zeroDecimal, type Decimal } from './decimal.ts';
import type { RateType } from './rate.ts';
import {
  meetsMinimum,
  usesOtherMethod,
  voucherDiscount,
  voucherMinimumProblem,
  voucherShortfall,
  type Voucher,
} from './voucher.ts';

const decimal = (value: unknown): Decimal => parseDecimal(value) ?? zeroDecimal;
const voucher = (
  type: RateType,
  amount: unknown,
  maxDiscount: unknown = 0,
  minOrder: unknown = 0,
): Voucher => ({
  discount: { type, amount: decimal(amount) },
  maxDiscount: decimal(maxDiscount),
  minOrder: decimal(minOrder),
  paymentMethodId: null,
});

describe('voucherDiscount', () => {
  it.each([
    ['a percentage of the goods', voucher('PERCENTAGE', 10), 3_000_000, 300_000],
    ['a percentage rounded down to whole rupiah', voucher('PERCENTAGE', 10), 1_999_999, 199_999],
    ['8.2 percent exactly, not one rupiah less', voucher('PERCENTAGE', '8.2'), 1_100_000, 90_200],
    ['the cap of a percentage', voucher('PERCENTAGE', 15, 500_000), 8_749_000, 500_000],
    ['the cap of a fixed sum', voucher('FIXED', 150_000, 100_000), 749_000, 100_000],
    ['no more than the goods cost', voucher('FIXED', 150_000), 89_000, 89_000],
    ['no more than the goods cost, above 100 percent', voucher('PERCENTAGE', 120), 89_000, 89_000],
    ['a cap rounded down to whole rupiah', voucher('FIXED', 900, '500.75'), 89_000, 500],
    ['nothing for a negative discount', voucher('FIXED', -500), 89_000, 0],
    ['nothing below its minimum', voucher('FIXED', 500, 0, 90_000), 89_999, 0],
    ['the discount exactly at its minimum', voucher('FIXED', 500, 0, 90_000), 90_000, 500],
  ])('returns %s', (_meaning, discounting, total, discount) => {
    expect(voucherDiscount(discounting, total)).toBe(discount);
  });

  it('returns a discount from 0 up to the goods, the cap and the exact percentage', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<RateType>('PERCENTAGE', 'FIXED'),
        fc.integer({ min: 0, max: 20_000 }),
        fc.nat(1_000_000),
        fc.nat(2_000_000_000),
        (type, hundredths, cap, total) => {
          const amount: Decimal = { coefficient: BigInt(hundredths), scale: 2 };
          const discount = voucherDiscount(
            { ...voucher(type, 0, cap), discount: { type, amount } },
            total,
          );
          const exactHundredths =
            type === 'FIXED' ? BigInt(hundredths) : (BigInt(total) * BigInt(hundredths)) / 100n;
          expect(Number.isSafeInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
          if (cap > 0) expect(discount).toBeLessThanOrEqual(cap);
          expect(BigInt(discount) * 100n <= exactHundredths).toBe(true);
          const isUncut = discount < total && (cap === 0 || discount < cap);
          if (isUncut) expect(exactHundredths - BigInt(discount) * 100n < 100n).toBe(true);
        },
      ),
    );
  });
});

describe('meetsMinimum and voucherMinimumProblem', () => {
  it('accepts exactly the minimum and rejects one rupiah less', () => {
    const tight = voucher('FIXED', 1, 0, 1_000_000);
    expect(meetsMinimum(tight, 1_000_000)).toBe(true);
    expect(voucherMinimumProblem(tight, 1_000_000)).toBeNull();
    expect(voucherMinimumProblem(tight, 999_999)).toEqual({
      code: 'VOUCHER_BELOW_MINIMUM',
      minimum: 1_000_000,
    });
  });

  it('reports a fractional minimum rounded up to whole rupiah', () => {
    const odd = voucher('FIXED', 1, 0, '999.50');
    expect(voucherMinimumProblem(odd, 999)).toEqual({
      code: 'VOUCHER_BELOW_MINIMUM',
      minimum: 1000,
    });
    expect(meetsMinimum(odd, 1000)).toBe(true);
  });
});

describe('voucherShortfall', () => {
  it.each([
    ['what the goods lack of the minimum', 1_000_000, 966_000, 34_000],
    ['one rupiah just below the minimum', 1_000_000, 999_999, 1],
    ['0 at the minimum', 1_000_000, 1_000_000, 0],
    ['0 above the minimum', 1_000_000, 2_000_000, 0],
    ['0 without a minimum', 0, 0, 0],
    ['a whole rupiah for a fraction of one', '999.50', 999, 1],
  ])('returns %s', (_what, minimum, total, shortfall) => {
    expect(voucherShortfall(voucher('FIXED', 1, 0, minimum), total)).toBe(shortfall);
  });

  it('returns the smallest amount with which the goods reach the minimum', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (hundredths, total) => {
        const minOrder: Decimal = { coefficient: BigInt(hundredths), scale: 2 };
        const tight = { ...voucher('FIXED', 1), minOrder };
        const shortfall = voucherShortfall(tight, total);
        expect(meetsMinimum(tight, total + shortfall)).toBe(true);
        if (shortfall > 0) expect(meetsMinimum(tight, total + shortfall - 1)).toBe(false);
      }),
    );
  });
});

describe('usesOtherMethod', () => {
  const tied = { ...voucher('FIXED', 1), paymentMethodId: '2' };

  it('requires that method in every row', () => {
    expect(usesOtherMethod(tied, [{ methodId: '2' }, { methodId: '2' }])).toBe(false);
    expect(usesOtherMethod(tied, [{ methodId: '2' }, { methodId: '3' }])).toBe(true);
    expect(usesOtherMethod(tied, [{ methodId: null }])).toBe(true);
    expect(usesOtherMethod(tied, [])).toBe(false);
  });

  it('returns false for a voucher without a payment method', () => {
    expect(usesOtherMethod(voucher('FIXED', 1), [{ methodId: '2' }, { methodId: '3' }])).toBe(
      false,
    );
  });
});
