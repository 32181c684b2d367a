import { describe, expect, it } from 'vitest';
import { checkLength, checkRequired, checkSelected, cleanText } from './field-check.ts';

describe('field checks', () => {
  const invisible = ['\u200B', '\u2800 \u2800', '\u3164', '\u00AD\u2060', '\u202E\u{E0020}'];
  it.each(['', '   ', '\t\n', null, undefined, ...invisible])('is not filled by %j', (value) => {
    expect(checkRequired('firstName', value, 9)).toEqual([
      { code: 'REQUIRED', field: 'firstName' },
    ]);
    expect(checkSelected('cityId', value)).toEqual([{ code: 'MUST_SELECT', field: 'cityId' }]);
  });

  it('is filled by any other text, outer blanks not counted', () => {
    expect(checkRequired('firstName', '  Budi  ', 4)).toEqual([]);
    expect(checkSelected('cityId', '3174')).toEqual([]);
    expect(cleanText('  Budi  ')).toBe('Budi');
    // Joined by an invisible character.
    expect(cleanText('👨\u200D👩')).toBe('👨\u200D👩');
  });

  it('is rejected one character past its maximum length, an emoji being one character', () => {
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
