import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurRow, rowsMatch, type SplitRow } from './payment.ts';
import { splitEvenly, splitUpTo } from './split-plan.ts';

const amounts = (rows: readonly SplitRow[] | null) => rows?.map(({ amount }) => amount);
const rowsOf = (...values: number[]): SplitRow[] =>
  values.map((amount, index) => ({ methodId: `${index}`, amount }));

const anyRows = fc.array(
  fc.record({
    methodId: fc.option(fc.constantFrom('1', '2', '3')),
    amount: fc.nat(3_000_000_000),
  }),
  { minLength: 1, maxLength: 3 },
);
const anyDue = fc.integer({ min: 1, max: 2_000_000_000 });

/** A plan splits all that is due in whole rupiah, keeps the rows, and does not change when its amounts are entered again. */
function expectPlan(plan: readonly SplitRow[], rows: readonly SplitRow[], due: number) {
  expect(rowsMatch(plan, due)).toBe(true);
  expect(plan.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
  expect(plan.length).toBeLessThanOrEqual(3);
  expect(plan.slice(0, rows.length).map(({ methodId }) => methodId)).toEqual(
    rows.map(({ methodId }) => methodId),
  );
  const typed = plan.reduce(
    (present, { amount }, index) => blurRow(present, index, amount, due),
    plan.map((row) => ({ ...row, amount: 0 })),
  );
  expect(typed).toEqual(plan);
}

describe('splitEvenly', () => {
  it.each([
    [[1_000_000], 1_000_000, [500_000, 500_000]],
    [[1_000_000, 0, 0], 1_000_000, [333_334, 333_333, 333_333]],
    [[5, 7], 1_000_001, [500_001, 500_000]],
    [[0, 0, 0], 2, [1, 1, 0]],
  ])('splits rows of %j for %i due', (values, due, expected) => {
    expect(amounts(splitEvenly(rowsOf(...values), due))).toEqual(expected);
  });

  it('splits the amount due into parts that differ by at most one rupiah, as typed amounts could', () => {
    fc.assert(
      fc.property(anyRows, anyDue, (rows, due) => {
        const plan = splitEvenly(rows, due);
        expectPlan(plan, rows, due);
        expect(plan).toHaveLength(Math.max(2, rows.length));
        const parts = plan.map(({ amount }) => amount);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('splitUpTo', () => {
  it.each([
    [[25_000_000], 25_000_000, 10_000_000, [10_000_000, 10_000_000, 5_000_000]],
    [[25_000_000], 25_000_000, 20_000_000, [20_000_000, 5_000_000]],
    [[9, 9, 9], 20_000_000, 10_000_000, [10_000_000, 10_000_000, 0]],
    [[5_000_000], 5_000_000, 50_000_000, [5_000_000]],
    [[30], 30, 10, [10, 10, 10]],
  ])('splits rows of %j for %i due up to %i', (values, due, limit, expected) => {
    expect(amounts(splitUpTo(rowsOf(...values), due, limit))).toEqual(expected);
  });

  it.each([
    [31, 10],
    [1, 0],
  ])('returns null for %i due up to %i', (due, limit) => {
    expect(splitUpTo(rowsOf(due), due, limit)).toBeNull();
  });

  it('fills each row up to the limit before the next, as typed amounts could, or returns null', () => {
    fc.assert(
      fc.property(anyRows, anyDue, anyDue, (rows, due, limit) => {
        const plan = splitUpTo(rows, due, limit);
        expect(plan === null).toBe(limit * 3 < due);
        if (plan === null) return;
        expectPlan(plan, rows, due);
        const used = plan.filter(({ amount }) => amount > 0);
        expect(used).toEqual(plan.slice(0, used.length));
        expect(used.slice(0, -1).every(({ amount }) => amount === limit)).toBe(true);
        expect(used.at(-1)?.amount).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
