import { describe, expect, it } from 'vitest';
import { readRecent, withoutRecent, withRecent } from './recent-searches.ts';

describe('withRecent', () => {
  it('puts the latest search first, without duplicates in any letter case', () => {
    expect(withRecent(['galaxy', 'Redmi'], 'redmi')).toEqual(['redmi', 'galaxy']);
  });

  it('retains eight searches', () => {
    const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(nine.reduce<readonly string[]>(withRecent, [])).toHaveLength(8);
  });
});

describe('withoutRecent', () => {
  it('removes a search in any letter case', () => {
    expect(withoutRecent(['galaxy', 'redmi'], 'Galaxy')).toEqual(['redmi']);
  });
});

describe('readRecent', () => {
  it.each([undefined, null, 'galaxy', { 0: 'galaxy' }, [1, null, ' ']])(
    'returns no searches for %j',
    (stored) => {
      expect(readRecent(stored)).toEqual([]);
    },
  );

  it('returns texts as searches', () => {
    expect(readRecent([' galaxy  a55 ', 5, 'redmi'])).toEqual(['galaxy a55', 'redmi']);
  });
});
