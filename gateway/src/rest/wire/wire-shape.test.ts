import { describe, expect, it } from 'vitest';
import { readPageFigures } from './page-figures.ts';
import { asList, asObject, asPage } from './wire-shape.ts';

describe('asList', () => {
  it.each([
    ['a list', [{ id: 1 }], [{ id: 1 }]],
    ['nothing', null, []],
    ['a missing value', undefined, []],
    ['an empty map', {}, []],
    ['an empty text', '', []],
    ['a blank text', '  ', []],
    ['a map with whole-number keys', { '2': 'c', '0': 'a', '10': 'd' }, ['a', 'c', 'd']],
    [
      'a map with other keys beside the numbered ones',
      { '1': { id: 12 }, total: 2, '0': { id: 11 }, links: {}, id: 5 },
      [{ id: 11 }, { id: 12 }],
    ],
    [
      'a row that has its values under numbers as well',
      { '0': 7, id: 7, '1': 'x', name: 'x' },
      [{ '0': 7, id: 7, '1': 'x', name: 'x' }],
    ],
    ['a single object with an id', { id: 7, name: 'x' }, [{ id: 7, name: 'x' }]],
    ['a paginator', { current_page: 1, data: [1, 2], total: 2 }, [1, 2]],
  ])('accepts %s', (_, value, list) => expect(asList(value)).toEqual(list));

  it('returns a list of one for a single object with its identifying fields', () => {
    expect(asList({ service: 'REG' }, ['service'])).toEqual([{ service: 'REG' }]);
    expect(asList({ service: 'REG' }, ['code', 'service'])).toEqual([{ service: 'REG' }]);
    expect(asList({ service: 'REG' })).toBeNull();
  });

  it.each(['text', 5, true, { name: 'x' }, { '1a': 'x' }, { a1: 'x' }])(
    'returns null for %j',
    (value) => expect(asList(value)).toBeNull(),
  );
});

describe('asObject', () => {
  it.each([
    ['an object', { id: 1 }, { id: 1 }],
    ['a list with one entry', [{ id: 1 }], { id: 1 }],
    ['an empty list', [], null],
    ['nothing', null, null],
    ['a missing value', undefined, null],
    ['a list of nothing', [null], null],
    ['an empty text', '', null],
    ['a blank text', '  ', null],
  ])('accepts %s', (_, value, object) => expect(asObject(value)).toEqual(object));

  it.each(['text', 5, [1], [{ id: 1 }, { id: 2 }]])('returns undefined for %j', (value) =>
    expect(asObject(value)).toBeUndefined(),
  );
});

describe('asPage', () => {
  const figures = {
    current_page: '2',
    per_page: '20',
    from: 21,
    to: 40,
    total: '133',
    last_page: 7,
  };
  const page = { number: 2, size: 20, from: 21, to: 40, total: 133, last: 7 };

  it.each([
    ['a paginator', { ...figures, data: [1] }, undefined],
    ['a paginator in an envelope with meta null', { ...figures, data: [1] }, null],
    ['the resource format', { data: [1], links: {}, meta: figures }, undefined],
    ['the resource format with its figures in the envelope', [1], figures],
  ])('accepts %s', (_, data, meta) => {
    const read = asPage(data, meta);
    expect(read?.items).toEqual([1]);
    expect(readPageFigures(read?.figures ?? null, 1, 2)).toEqual(page);
  });

  const pastEnd = { ...figures, current_page: 99, data: [], from: null, to: null };

  it.each([
    [
      'one page for a plain list',
      [1, 2, 3],
      4,
      { number: 1, size: 3, from: 1, to: 3, total: 3, last: 1 },
    ],
    [
      'an empty page with the true total past the end',
      pastEnd,
      99,
      { ...page, number: 99, from: null, to: null },
    ],
    [
      'figures that are missing, derived from the data',
      { data: [1, 2], per_page: 2 },
      3,
      { number: 3, size: 2, from: 5, to: 6, total: 6, last: 3 },
    ],
  ])('returns %s', (_, data, requested, expected) => {
    const { items, figures: sent } = asPage(data, undefined)!;
    expect(readPageFigures(sent, items.length, requested)).toEqual(expected);
  });

  it.each(['text', { data: 'text' }, { items: [] }])('returns null for %j', (value) =>
    expect(asPage(value, undefined)).toBeNull(),
  );
});
