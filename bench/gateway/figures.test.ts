import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, judge, median, medianOf, speedRatios, type Sample } from './figures.ts';

function sample(perSecond: number, more: Partial<Sample> = {}): Sample {
  return {
    perSecond,
    failed: 0,
    p50: 1,
    cpuPerResponse: 1_000_000 / perSecond,
    cpuShare: 1,
    readsPerResponse: 0,
    memory: 100,
    ...more,
  };
}

describe('median and medianOf', () => {
  it('returns the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('returns the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('returns a value with as many values above as below', () => {
    const values = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1 });
    fc.assert(
      fc.property(values, (all) => {
        const middle = median(all);
        const below = all.filter((value) => value < middle).length;
        const above = all.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(all.length / 2);
      }),
    );
  });

  it('returns null for a figure that one round does not have', () => {
    const rounds = [sample(1), sample(2, { cpuShare: null })];
    expect(medianOf(rounds, ({ cpuShare }) => cpuShare)).toBeNull();
    expect(medianOf(rounds, ({ perSecond }) => perSecond)).toBe(1.5);
  });
});

describe('speedRatios and judge', () => {
  it('compares two lines within each round, so that a slow minute slows both', () => {
    expect(speedRatios([sample(200), sample(20)], [sample(100), sample(10)])).toEqual([2, 2]);
  });

  it('compares requests when both servers were busy', () => {
    const own = [sample(200, { cpuPerResponse: 9_999 })];
    expect(judge(own, [sample(100)])).toEqual({ ratio: 2, isByCpu: false });
  });

  it('compares processor time when one server had to wait for the load', () => {
    // As many requests as the limit, but only because the load generator sends no more.
    const limit = [sample(100, { cpuShare: 0.5, cpuPerResponse: 5_000 })];
    const own = [sample(100, { cpuShare: 0.95, cpuPerResponse: 9_500 })];
    const judged = judge(own, limit);
    expect(judged.ratio).toBeCloseTo(5_000 / 9_500);
    expect(judged.isByCpu).toBe(true);
  });

  it('compares requests when the ratio by processor time is higher', () => {
    const own = [sample(100, { cpuShare: 0.2, cpuPerResponse: 2_000 })];
    expect(judge(own, [sample(100)])).toEqual({ ratio: 1, isByCpu: false });
  });

  it('compares requests on a machine without figures of processor time', () => {
    const unknown = { cpuShare: null, cpuPerResponse: null };
    expect(judge([sample(50, unknown)], [sample(100, unknown)])).toEqual({
      ratio: 0.5,
      isByCpu: false,
    });
  });
});

describe('cut', () => {
  it('cuts decimals and never rounds up', () => {
    expect(cut(0.6999, 2)).toBe('0.69');
    expect(cut(9.999, 1)).toBe('9.9');
  });

  it('returns the exact decimals of a binary fraction just below them', () => {
    expect(cut(0.29, 2)).toBe('0.29');
    expect(cut(1.15, 2)).toBe('1.15');
  });
});
