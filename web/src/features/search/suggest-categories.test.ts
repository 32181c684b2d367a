import { describe, expect, it } from 'vitest';
import { sampleCategories } from '../../../test-kit/sample-shop.ts';
import { suggestCategories } from './suggest-categories.ts';

const groups = [{ type: null, label: 'Semua', categories: sampleCategories }] as const;
const suggested = (searched: string) =>
  suggestCategories(groups as never, searched).map(({ name, parent }) => [name, parent]);

describe('suggestCategories', () => {
  it('returns categories and sub-categories whose name matches, in the order of the menu', () => {
    expect(suggested('ANDR')).toEqual([
      ['Android', 'Smartphone'],
      ['Tablet Android', 'Tablet'],
    ]);
    expect(suggested('laptop')).toEqual([['Laptop', null]]);
  });

  it('matches names together with the parent category, but not the parent alone', () => {
    expect(suggested('laptop gaming')).toEqual([['Gaming', 'Laptop']]);
    expect(suggested('laptop android')).toEqual([]);
  });

  it('returns at most three categories', () => {
    expect(suggested('a')).toEqual([
      ['Smartphone', null],
      ['Android', 'Smartphone'],
      ['Feature Phone', 'Smartphone'],
    ]);
  });

  it('returns no categories for a blank text', () => {
    expect(suggested('  ')).toEqual([]);
  });
});
