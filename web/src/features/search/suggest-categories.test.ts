import { describe, expect, it } from 'vitest';
import { sampleCategories } from '../../../test-kit/sample-shop.ts';
import { suggestCategories } from './suggest-categories.ts';

const groups = [{ type: null, label: 'Semua', categories: sampleCategories }] as const;
const suggested = (searched: string) =>
  suggestCategories(groups as never, searched).map(({ name, parent }) => [name, parent]);

describe('suggested categories', () => {
  it('are categories and sub-categories whose name is searched for, as the menu orders them', () => {
    expect(suggested('ANDR')).toEqual([
      ['Android', 'Smartphone'],
      ['Tablet Android', 'Tablet'],
    ]);
    expect(suggested('laptop')).toEqual([['Laptop', null]]);
  });

  it('are found by the category that they are in as well, but not by that alone', () => {
    expect(suggested('laptop gaming')).toEqual([['Gaming', 'Laptop']]);
    expect(suggested('laptop android')).toEqual([]);
  });

  it('are three at most', () => {
    expect(suggested('a')).toEqual([
      ['Smartphone', null],
      ['Android', 'Smartphone'],
      ['Feature Phone', 'Smartphone'],
    ]);
  });

  it('are none for a blank text', () => {
    expect(suggested('  ')).toEqual([]);
  });
});
