import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCompareAddress,
  compareAddress,
  readCompareState,
  withSlug,
} from './compare-address.ts';

const read = (query: string) => readCompareState(new URLSearchParams(query));

describe('readCompareState', () => {
  it('reads each slug once, in order, and ignores invalid ones', () => {
    expect(read('p=b,a,,b, c ,..,x%2Fy').slugs).toEqual(['b', 'a', 'c']);
    expect(read('p=a&p=b,a').slugs).toEqual(['a', 'b']);
  });

  it('reads eight slugs at most', () => {
    expect(read('p=a,b,c,d,e,f,g,h,i,j').slugs).toHaveLength(8);
  });

  it('appends the product to add', () => {
    expect(read('p=a,b&tambah=c').slugs).toEqual(['a', 'b', 'c']);
    expect(read('tambah=c').slugs).toEqual(['c']);
  });

  it('returns defaults for what is missing or unreadable', () => {
    const none = { slugs: [], isDifferencesOnly: false, search: null };
    expect(read('')).toEqual(none);
    expect(read('p=&beda=ya&cari=%20')).toEqual(none);
  });
});

describe('compareAddress', () => {
  it('returns an address from which readCompareState reads the same state', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.string(),
        (list, only, text) => {
          const state = readCompareState(
            new URLSearchParams({ p: list, beda: only ? '1' : '0', cari: text }),
          );
          const [, query = ''] = compareAddress(state).split('?');
          expect(readCompareState(new URLSearchParams(query))).toEqual(state);
        },
      ),
    );
  });

  it('returns the path alone for an empty comparison', () => {
    expect(compareAddress({ slugs: [], isDifferencesOnly: false, search: null })).toBe('/compare');
  });
});

describe('addToCompareAddress', () => {
  it('encodes the slug', () => {
    expect(addToCompareAddress('a&b')).toBe('/compare?tambah=a%26b');
  });
});

describe('withSlug', () => {
  it('appends a slug once', () => {
    expect(withSlug(['a', 'b'], 'a')).toEqual(['b', 'a']);
    expect(withSlug(['a'], 'b')).toEqual(['a', 'b']);
  });
});
