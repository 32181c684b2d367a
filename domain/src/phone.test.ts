import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone, shopPhoneKey } from './phone.ts';

type PhoneCase = { input: string; expected: string; note: string; shop_api_key: string | null };

const book: { cases: PhoneCase[] } = JSON.parse(
  readFileSync(new URL('../cases/phone-cases.json', import.meta.url), 'utf8'),
);

describe('worked phone cases', () => {
  it('are all here', () => {
    expect(book.cases).toHaveLength(25);
  });

  it.each(book.cases)('$input ($note)', ({ input, expected, shop_api_key }) => {
    expect(normalisePhone(input)).toBe(expected);
    expect(shopPhoneKey(input) ?? null).toBe(shop_api_key);
    expect(shopPhoneKey(expected) ?? null).toBe(shop_api_key);
  });
});

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789+- ()6202')) }),
);

describe('phone helper', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalisePhone(text);
        expect(normalisePhone(once)).toBe(once);
      }),
    );
  });

  it('leaves only digits and one plus at the front', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalisePhone(text)).toMatch(/^(?:\+62)?[0-9]*$/);
      }),
    );
  });

  it('gives a customer one key however the number is written', () => {
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
