import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  parseDecimal,
  wholeDecimal,
  zeroDecimal,
} from './decimal.ts';
import {
  installmentsOf,
  lowestInstallment,
  monthlyAmount,
  type InstallmentPlan,
} from './installment.ts';

const plan = (months: number, rate: string, minAmount: number | null = null): InstallmentPlan => ({
  months,
  monthlyRate: parseDecimal(rate) ?? zeroDecimal,
  minAmount,
});

describe('monthlyAmount', () => {
  it.each([
    [6_000_000, 12, '2.6', 656_000],
    [6_000_000, 12, '0', 500_000],
    [5_999_000, 12, '2.6', 655_891],
    [100, 3, '0', 34],
    [99, 3, '0', 33],
    [1, 60, '0.01', 1],
  ])('returns for %i in %i months at %s %%: %i', (amount, months, rate, expected) => {
    expect(monthlyAmount(amount, plan(months, rate))).toBe(expected);
  });

  it('returns the smallest whole amount whose parts cover the amount and its interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 99_999 }),
        (amount, months, rate) => {
          const monthlyRate = { coefficient: BigInt(rate), scale: 3 };
          const monthly = monthlyAmount(amount, { months, monthlyRate });
          // amount x (1 + months x rate / 100), with the rate in thousandths of a per cent
          const due = multiplyDecimals(wholeDecimal(amount), {
            coefficient: 100_000n + BigInt(months * rate),
            scale: 5,
          });
          const parts = (each: number) =>
            multiplyDecimals(wholeDecimal(each), wholeDecimal(months));
          expect(compareDecimals(parts(monthly), due)).toBeGreaterThanOrEqual(0);
          expect(compareDecimals(parts(monthly - 1), due)).toBeLessThan(0);
          const withMore = addDecimals(monthlyRate, { coefficient: 1n, scale: 3 });
          expect(monthlyAmount(amount, { months, monthlyRate: withMore })).toBeGreaterThanOrEqual(
            monthly,
          );
        },
      ),
    );
  });
});

describe('installmentsOf', () => {
  it('leaves out plans with a larger minimum, and all for an amount of 0', () => {
    const plans = [plan(3, '0'), plan(12, '0', 1_000_000), plan(6, '0', 1_200_000)];
    expect(installmentsOf(1_000_000, plans)).toEqual([
      { months: 3, monthlyAmount: 333_334 },
      { months: 12, monthlyAmount: 83_334 },
    ]);
    expect(installmentsOf(0, plans)).toEqual([]);
  });
});

describe('lowestInstallment', () => {
  const free = { type: 'FIXED', amount: zeroDecimal } as const;
  const method = (name: string, ...installments: InstallmentPlan[]) => ({
    name,
    fee: free,
    installments,
  });

  it('returns the lowest amount a month over all methods, the first of equal ones', () => {
    const dear = method('dear', plan(6, '2'), plan(12, '3'));
    const cheap = method('cheap', plan(3, '0'), plan(12, '2.5'));
    const same = method('same', plan(12, '2.5'));
    expect(lowestInstallment(1_200_000, [dear, cheap, same])).toEqual({
      method: cheap,
      months: 12,
      monthlyAmount: 130_000,
    });
  });

  it('includes the fee of the method', () => {
    const fee = { type: 'FIXED', amount: wholeDecimal(5_000) } as const;
    const paid = { ...method('paid', plan(10, '0', 1_005_000)), fee };
    expect(lowestInstallment(1_000_000, [paid])?.monthlyAmount).toBe(100_500);
  });

  it('returns null when no method offers instalments', () => {
    expect(lowestInstallment(1_000, [method('none')])).toBeNull();
    expect(lowestInstallment(1_000, [method('more', plan(3, '0', 2_000))])).toBeNull();
    expect(lowestInstallment(1_000, [])).toBeNull();
  });
});
