import { describe, expect, it } from 'vitest';
import { checkRefundReason, checkReview } from './review.ts';

describe('checkReview', () => {
  it.each([1, 2, 3, 4, 5])('accepts %i stars with and without a text', (star) => {
    expect(checkReview({ star })).toEqual([]);
    expect(checkReview({ star, review: 'Bagus' })).toEqual([]);
  });

  it.each([0, 6, -1, 4.5, NaN])('rejects %d stars', (star) => {
    expect(checkReview({ star })).toEqual([{ code: 'STAR_OUT_OF_RANGE' }]);
  });

  it('accepts up to 2,000 characters', () => {
    expect(checkReview({ star: 5, review: 'x'.repeat(2000) })).toEqual([]);
    expect(checkReview({ star: 5, review: 'x'.repeat(2001) })).toEqual([
      { code: 'TOO_LONG', field: 'review', max: 2000 },
    ]);
  });
});

describe('checkRefundReason', () => {
  it('accepts a reason of 1 to 500 characters', () => {
    expect(checkRefundReason('Barang rusak')).toEqual([]);
    expect(checkRefundReason(' ')).toEqual([{ code: 'REQUIRED', field: 'reason' }]);
    expect(checkRefundReason('x'.repeat(501))).toEqual([
      { code: 'TOO_LONG', field: 'reason', max: 500 },
    ]);
  });
});
