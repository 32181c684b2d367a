import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal, zeroDecimal } from './decimal.ts';
import { applyRate, readRateType } from './rate.ts';

describe('readRateType and applyRate', () => {
  it.each(['Percentage', 'percentage', 'PERCENTAGE', ' Percentage '])(
    'reads %o as a percentage',
    (word) => {
      expect(readRateType(word)).toBe('PERCENTAGE');
    },
  );

  it.each(['fixed', 'Fixed', '', 'percent', null, undefined, 1])('reads %o as fixed', (word) => {
    expect(readRateType(word)).toBe('FIXED');
  });

  it('returns a percentage of the amount, not rounded', () => {
    const amount = parseDecimal('2.90') ?? zeroDecimal;
    expect(decimalText(applyRate(2_511_345, { type: 'PERCENTAGE', amount }))).toBe('72829.005');
  });

  it('returns a fixed sum for any amount', () => {
    const amount = parseDecimal('4000.00') ?? zeroDecimal;
    expect(decimalText(applyRate(1, { type: 'FIXED', amount }))).toBe('4000');
    expect(decimalText(applyRate(999_999, { type: 'FIXED', amount }))).toBe('4000');
  });
});
