import { describe, expect, it } from 'vitest';
import { checkLength, checkRequired, checkSelected, cleanText } from './field-check.ts';

describe('field checks', () => {
  const invisible = ['\u200B', '\u2800 \u2800', '\u3164', '\u00AD\u2060', '\u202E\u{E0020}'];
  it.each(['', '   ', '\t\n', null, undefined, ...invisible])('treats %j as empty', (value) => {
    expect(checkRequired('firstName', value, 9)).toEqual([
      { code: 'REQUIRED', field: 'firstName' },
    ]);
    expect(checkSelected('cityId', value)).toEqual([{ code: 'MUST_SELECT', field: 'cityId' }]);
  });

  it('accepts any other text, without its outer blanks', () => {
    expect(checkRequired('firstName', '  Budi  ', 4)).toEqual([]);
    expect(checkSelected('cityId', '3174')).toEqual([]);
    expect(cleanText('  Budi  ')).toBe('Budi');
    // Joined by an invisible character.
    expect(cleanText('👨\u200D👩')).toBe('👨\u200D👩');
  });

  it('rejects one character above the maximum length, with an emoji as one character', () => {
    expect(checkLength('zipCode', '12345', 5)).toEqual([]);
    expect(checkLength('zipCode', '123456', 5)).toEqual([
      { code: 'TOO_LONG', field: 'zipCode', max: 5 },
    ]);
    expect(checkLength('review', '😀😀', 2)).toEqual([]);
    expect(checkRequired('zipCode', '123456', 5)).toEqual([
      { code: 'TOO_LONG', field: 'zipCode', max: 5 },
    ]);
  });
});
