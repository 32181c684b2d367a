import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSearchText, pageItems, parsePageNumber, searchQuery } from './listing.ts';

describe('cleanSearchText and searchQuery', () => {
  it('returns the text with single blanks, up to 100 characters', () => {
    expect(cleanSearchText('  galaxy \t 5g ')).toBe('galaxy 5g');
    expect(cleanSearchText('\u0000galaxy\u0001\ud8005g\u0000')).toBe('galaxy 5g');
    expect(cleanSearchText(` ${'x'.repeat(100)}`)).toBe('x'.repeat(100));
    expect(cleanSearchText('x'.repeat(101))).toBe('x'.repeat(100));
    expect(cleanSearchText(`${'x'.repeat(99)} yz`)).toBe('x'.repeat(99));
  });

  it.each(['', '   ', null, undefined])('returns null for the text %o', (typed) => {
    expect(cleanSearchText(typed)).toBeNull();
  });

  it('includes the category only when the listing is open', () => {
    expect(searchQuery('galaxy', { isListing: true, category: 'smartphone' })).toEqual({
      s: 'galaxy',
      category: 'smartphone',
    });
    expect(searchQuery('galaxy', { isListing: false, category: 'smartphone' })).toEqual({
      s: 'galaxy',
    });
    expect(searchQuery(' ', { isListing: true, category: null })).toEqual({});
  });
});

describe('parsePageNumber', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['dua', 1],
    ['', 1],
    [null, 1],
    [undefined, 1],
    ['99999', 10_000],
    ['9'.repeat(400), 10_000],
  ])('reads %o as page %i', (value, page) => {
    expect(parsePageNumber(value)).toBe(page);
  });
});

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'GAP', 9]],
    [5, 9, [1, 'GAP', 4, 5, 6, 'GAP', 9]],
    [3, 9, [1, 2, 3, 4, 'GAP', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'GAP', 9]],
    [9, 9, [1, 'GAP', 8, 9]],
    [50, 9, [1, 'GAP', 8, 9]],
    [0, 0, [1]],
  ])('returns for page %i of %i: %o', (current, last, items) => {
    expect(pageItems(current, last)).toEqual(items);
  });

  it('returns first, present and last page in ascending order, with gaps of two pages or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(3),
        (a, b, around) => {
          const [current, last] = [Math.min(a, b), Math.max(a, b)];
          const items = pageItems(current, last, around);
          const pages = items.filter((item) => item !== 'GAP');
          expect(pages).toEqual(expect.arrayContaining([1, current, last]));
          items.forEach((item, index) => {
            const [before, after] = [items[index - 1], items[index + 1]];
            if (item === 'GAP') {
              expect(
                typeof before === 'number' && typeof after === 'number' && after - before > 2,
              ).toBe(true);
            } else if (typeof before === 'number') expect(item - before).toBe(1);
          });
        },
      ),
    );
  });
});
