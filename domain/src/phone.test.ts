import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialledPhone, localPhone, normalisePhone, shopPhoneKey } from './phone.ts';

type PhoneCase = { input: string; expected: string; note: string; shop_api_key: string | null };

const book: { cases: PhoneCase[] } = JSON.parse(
  readFileSync(new URL('../cases/phone-cases.json', import.meta.url), 'utf8'),
);

describe('worked cases of phone numbers', () => {
  it('lists 25 phone numbers', () => {
    expect(book.cases).toHaveLength(25);
  });

  it.each(book.cases)('normalises $input ($note)', ({ input, expected, shop_api_key }) => {
    expect(normalisePhone(input)).toBe(expected);
    expect(shopPhoneKey(input) ?? null).toBe(shop_api_key);
    expect(shopPhoneKey(expected) ?? null).toBe(shop_api_key);
  });
});

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789+- ()6202')) }),
);

describe('normalisePhone and shopPhoneKey', () => {
  it('does not change a normalised number', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalisePhone(text);
        expect(normalisePhone(once)).toBe(once);
      }),
    );
  });

  it('keeps only digits and +62 at the front', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalisePhone(text)).toMatch(/^(?:\+62)?[0-9]*$/);
      }),
    );
  });

  it('returns one key for all spellings of a number', () => {
    const local = fc.stringMatching(/^[1-9][0-9]{6,11}$/);
    fc.assert(
      fc.property(local, (digits) => {
        const keys = [`0${digits}`, `+62${digits}`, `62 ${digits}`, `+62 0${digits}`].map(
          shopPhoneKey,
        );
        expect(keys).toEqual(keys.map(() => `+62${digits}`));
      }),
    );
  });

  it('returns undefined for numbers that are too short or too long for the shop', () => {
    expect(shopPhoneKey('0812345')).toBeUndefined();
    expect(shopPhoneKey('08123456')).toBe('+628123456');
    expect(shopPhoneKey('0812345678901')).toBe('+62812345678901');
    expect(shopPhoneKey('08123456789012')).toBeUndefined();
  });
});

describe('localPhone', () => {
  it.each([
    ['+6281234567890', '0812-3456-7890'],
    ['6281234567890', '0812-3456-7890'],
    ['081234567890', '0812-3456-7890'],
    ['+62 812 3456 7890', '0812-3456-7890'],
    ['0812.3456.789', '0812-345-6789'],
    ['0812345678', '0812-345-678'],
    ['08123456', '0812-3456'],
    ['+62812345678901', '0812-34567-8901'],
    ['(021) 5550118', '021-555-0118'],
    ['+62220000112', '022-000-0112'],
    ['+62274512345', '0274-512-345'],
  ])('shows %s as %s', (number, shown) => {
    expect(localPhone(number)).toBe(shown);
  });

  it.each([
    '+1 202 555 0100',
    '+81 3-1234-5678',
    '+0812 3456 7890',
    '+62 0812 3456 7890',
    '81234567890',
    '0812-3456-7890 (Budi)',
    '0812',
    '-',
    '',
  ])('does not change %o', (number) => {
    expect(localPhone(number)).toBe(number);
  });

  const written = fc.oneof(
    typed,
    fc
      .tuple(
        fc.constantFrom('0', '62', '+62', '+62 ', '+', ''),
        fc.stringMatching(/^[0-9 -]{0,15}$/),
      )
      .map((parts) => parts.join('')),
  );

  it('does not change the normalised number', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(normalisePhone(localPhone(text))).toBe(normalisePhone(text));
      }),
    );
  });

  it('returns its own result unchanged', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(localPhone(localPhone(text))).toBe(localPhone(text));
      }),
    );
  });

  it('shows every Indonesian number in the local format', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{6,11}$/), (digits) => {
        const shown = localPhone(`+62${digits}`);
        expect(shown).toMatch(/^0\d+(?:-\d{3,6}){1,2}$/);
        expect(shown.replaceAll('-', '')).toBe(`0${digits}`);
      }),
    );
  });
});

describe('dialledPhone', () => {
  it('returns an Indonesian number with its country code and any other unchanged', () => {
    const numbers = ['022-000-0112', '+62220000112', '62220000112', '+81 3-1234-5678', '112'];
    expect(numbers.map(dialledPhone)).toEqual([
      '+62220000112',
      '+62220000112',
      '+62220000112',
      '+81 3-1234-5678',
      '112',
    ]);
  });
});
