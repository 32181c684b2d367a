import { describe, expect, it } from 'vitest';
import { readPageFigures } from './page-figures.ts';

describe('readPageFigures', () => {
  it('prefers the figures of the shop to those derived from the request and the data', () => {
    const sent = { current_page: 3, per_page: 10, from: 22, to: 28, total: 95, last_page: 9 };
    expect(readPageFigures(sent, 8, 4)).toEqual({
      number: 3,
      size: 10,
      from: 22,
      to: 28,
      total: 95,
      last: 9,
    });
  });

  it('returns one empty page without figures and data', () => {
    expect(readPageFigures(null, 0, 1)).toEqual({
      number: 1,
      size: 1,
      from: null,
      to: null,
      total: 0,
      last: 1,
    });
  });

  it('limits figures that are too large for an Int', () => {
    const sent = { current_page: 2_147_483_647, per_page: 20, total: 9_999_999_999 };
    expect(readPageFigures(sent, 2, 1)).toEqual({
      number: 2_147_483_647,
      size: 20,
      from: 2_147_483_646,
      to: 2_147_483_647,
      total: 2_147_483_647,
      last: 107_374_183,
    });
  });

  it('treats blank figures as missing', () => {
    const blank = {
      current_page: ' ',
      per_page: ' ',
      from: ' ',
      to: ' ',
      total: ' ',
      last_page: ' ',
    };
    expect(readPageFigures(blank, 2, 3)).toEqual(readPageFigures({}, 2, 3));
  });
});
