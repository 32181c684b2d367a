import { describe, expect, it } from 'vitest';
import { defaultSort, productSorts, readSort, wireSort } from './sort.ts';
import { sortLabels } from './texts/labels.ts';

describe('wireSort and readSort', () => {
  it('writes the five sorts as the specification states', () => {
    expect(productSorts.map((sort) => [wireSort(sort), sortLabels[sort]])).toEqual([
      ['id desc', 'Terbaru'],
      ['price asc', 'Termurah'],
      ['price desc', 'Termahal'],
      ['name asc', 'Nama A-Z'],
      ['name desc', 'Nama Z-A'],
    ]);
  });

  it('reads every written value back', () => {
    expect(productSorts.map((sort) => readSort(wireSort(sort)))).toEqual(productSorts);
  });

  it.each([undefined, null, '', 'id desc; drop table', 'PRICE_LOW', 5])(
    'reads %o as the default',
    (word) => {
      expect(readSort(word)).toBe(defaultSort);
      expect(wireSort(defaultSort)).toBe('id desc');
    },
  );
});
