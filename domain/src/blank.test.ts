import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

describe('isBlank', () => {
  it.each([null, undefined, '', ' ', ' \n\t\u00a0 '])('returns true for %j', (value) =>
    expect(isBlank(value)).toBe(true),
  );

  it.each([0, false, Number.NaN, '0', ' 0 ', 'x', [], {}])('returns false for %j', (value) =>
    expect(isBlank(value)).toBe(false),
  );
});
