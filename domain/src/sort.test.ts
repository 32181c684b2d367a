import { describe, expect, it } from 'vitest';
import { defaultSort, productSorts, readSort, sortWord } from './sort.ts';
import { sortLabels } from './texts/labels.ts';

describe('sorting products', () => {
  it('offers the five sorts with the words of the specification', () => {
    expect(productSorts.map((sort) => [sortWord(sort), sortLabels[sort]])).toEqual([
      ['id desc', 'Terbaru'],
      ['price asc', 'Termurah'],
      ['price desc', 'Termahal'],
      ['name asc', 'Nama A-Z'],
      ['name desc', 'Nama Z-A'],
    ]);
  });

  it('reads every word back', () => {
    expect(productSorts.map((sort) => readSort(sortWord(sort)))).toEqual(productSorts);
  });

  it.each([undefined, null, '', 'id desc; drop table', 'PRICE_LOW', 5])(
    'takes %o as the default',
    (word) => {
      expect(readSort(word)).toBe(defaultSort);
      expect(sortWord(defaultSort)).toBe('id desc');
    },
  );
});
