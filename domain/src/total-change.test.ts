import { describe, expect, it } from 'vitest';
import { totalChange } from './total-change.ts';

const seen = { amountDue: 1_000_000, grandTotal: 1_029_000 };

describe('totalChange', () => {
  it('returns null for the totals that the shopper saw', () => {
    expect(totalChange(seen, { ...seen })).toBeNull();
  });

  it('names the sum due without the payment fees when that sum changed', () => {
    expect(totalChange(seen, { amountDue: 1_050_000, grandTotal: 1_080_450 })).toEqual({
      code: 'TOTAL_CHANGED',
      figure: 'AMOUNT_DUE',
      before: 1_000_000,
      now: 1_050_000,
    });
  });

  it('names the total with the fees when only a fee changed', () => {
    expect(totalChange(seen, { amountDue: 1_000_000, grandTotal: 1_030_000 })).toEqual({
      code: 'TOTAL_CHANGED',
      figure: 'GRAND_TOTAL',
      before: 1_029_000,
      now: 1_030_000,
    });
  });
});
