import { describe, expect, it } from 'vitest';
import { memorySummary } from './memory.ts';

describe('memorySummary', () => {
  it('ignores what the caches take up in the first third', () => {
    expect(memorySummary([90, 150, 180, 181, 179, 180, 182, 181, 180], 182)).toMatch(
      /^met {4} .*182 MB at most, 1\.0 MB of growth/,
    );
  });

  it('misses the aim when the last third holds more', () => {
    expect(memorySummary([90, 90, 90, 100, 100, 100, 106, 106, 106], 110)).toMatch(
      /^not met .*6\.0 MB of growth/,
    );
  });

  it('misses the aim when too much was held between two samples', () => {
    expect(memorySummary([90, 90, 90, 100, 100, 100, 100, 100, 100], 201)).toMatch(
      /^not met .*201 MB at most/,
    );
  });
});
