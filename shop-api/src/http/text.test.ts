import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';
import { isPlainText } from './text.ts';

describe('a plain text', () => {
  it.each(['', 'Budi', 'é', '😀', '\u202e', 'a\nb'])('may be %j', (text) => {
    expect(isPlainText(text)).toBe(true);
  });

  it.each(['\0', 'a\0', '\ud83d', '\ude00\ud83d'])('is not %j', (text) => {
    expect(isPlainText(text)).toBe(false);
  });
});

describe('a query', () => {
  it('holds each name once, the last one, and no broken text', () => {
    const query = readQuery({ s: ['a', 'b'], page: '2', bad: 'x\0', __proto__: { x: '1' } });
    expect({ ...query }).toEqual({ s: 'b', page: '2' });
  });

  it('is empty when there is none', () => {
    expect([{ ...readQuery(undefined) }, { ...readQuery('x') }]).toEqual([{}, {}]);
  });
});
