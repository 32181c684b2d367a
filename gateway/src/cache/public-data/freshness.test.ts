import { describe, expect, it } from 'vitest';
import { Freshness } from './freshness.ts';

describe('Freshness', () => {
  it('returns the remaining lifetime of the part that expires first, and 0 after it', () => {
    const time = { now: 0 };
    const freshness = new Freshness(() => time.now);
    freshness.take({ value: 'products', freshFor: 2_000, isStale: false });
    time.now = 1_500;
    freshness.take({ value: 'menu', freshFor: 60_000, isStale: false });
    expect([freshness.freshFor, freshness.isStale]).toEqual([500, false]);
    time.now = 9_000;
    expect(freshness.freshFor).toBe(0);
  });

  it('reports stale data when one part is stale', () => {
    const freshness = new Freshness(() => 0);
    freshness.take({ value: 'menu', freshFor: 0, isStale: true });
    freshness.take({ value: 'products', freshFor: 2_000, isStale: false });
    expect([freshness.freshFor, freshness.isStale]).toEqual([0, true]);
  });
});
