import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';
import { isPlainText } from './text.ts';

describe('isPlainText', () => {
  it.each(['', 'Budi', 'é', '😀', '\u202e', 'a\nb'])('accepts %j', (text) => {
    expect(isPlainText(text)).toBe(true);
  });

  it.each(['\0', 'a\0', '\ud83d', '\ude00\ud83d'])('rejects %j', (text) => {
    expect(isPlainText(text)).toBe(false);
  });
});

describe('readQuery', () => {
  it('returns the last value of each name and no invalid text', () => {
    const query = readQuery({ s: ['a', 'b'], page: '2', bad: 'x\0', __proto__: { x: '1' } });
    expect({ ...query }).toEqual({ s: 'b', page: '2' });
  });

  it('returns nothing for an empty query', () => {
    expect([{ ...readQuery(undefined) }, { ...readQuery('x') }]).toEqual([{}, {}]);
  });
});
