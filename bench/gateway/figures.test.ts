import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, judge, median, medianOf, speedRatios, type Sample } from './figures.ts';

function sample(perSecond: number, more: Partial<Sample> = {}): Sample {
  return {
    perSecond,
    failed: 0,
    p50: 1,
    cpuPerAnswer: 1_000_000 / perSecond,
    cpuShare: 1,
    readsPerAnswer: 0,
    memory: 100,
    ...more,
  };
}

describe('the median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('has as many values above as below', () => {
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

  it('of a figure is not known when one round does not know it', () => {
    const rounds = [sample(1), sample(2, { cpuShare: null })];
    expect(medianOf(rounds, ({ cpuShare }) => cpuShare)).toBeNull();
    expect(medianOf(rounds, ({ perSecond }) => perSecond)).toBe(1.5);
  });
});

describe('the ratio of two lines', () => {
  it('is taken within each round, so that a slow minute slows both', () => {
    expect(speedRatios([sample(200), sample(20)], [sample(100), sample(10)])).toEqual([2, 2]);
  });

  it('counts by requests when both servers were busy', () => {
    const own = [sample(200, { cpuPerAnswer: 9_999 })];
    expect(judge(own, [sample(100)])).toEqual({ ratio: 2, isByCpu: false });
  });

  it('counts by processor time when one had to wait for the load', () => {
    // As many requests as the limit, but only because the load generator sends no more.
    const limit = [sample(100, { cpuShare: 0.5, cpuPerAnswer: 5_000 })];
    const own = [sample(100, { cpuShare: 0.95, cpuPerAnswer: 9_500 })];
    const judged = judge(own, limit);
    expect(judged.ratio).toBeCloseTo(5_000 / 9_500);
    expect(judged.isByCpu).toBe(true);
  });

  it('stays with the requests when processor time would flatter', () => {
    const own = [sample(100, { cpuShare: 0.2, cpuPerAnswer: 2_000 })];
    expect(judge(own, [sample(100)])).toEqual({ ratio: 1, isByCpu: false });
  });

  it('counts by requests on a machine without figures of processor time', () => {
    const unknown = { cpuShare: null, cpuPerAnswer: null };
    expect(judge([sample(50, unknown)], [sample(100, unknown)])).toEqual({
      ratio: 0.5,
      isByCpu: false,
    });
  });
});

describe('a figure that is shown', () => {
  it('is cut, never rounded up', () => {
    expect(cut(0.6999, 2)).toBe('0.69');
    expect(cut(9.999, 1)).toBe('9.9');
  });

  it('does not lose what it has to binary fractions', () => {
    expect(cut(0.29, 2)).toBe('0.29');
    expect(cut(1.15, 2)).toBe('1.15');
  });
});
