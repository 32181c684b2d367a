import { describe, expect, it } from 'vitest';
import { checkEmail, checkVoucherCode } from './account.ts';
import { problemText } from './texts/problem-text.ts';

describe('checkEmail', () => {
  it.each(['budi@example.com', ' budi.s+toko@mail.example.co.id ', 'a@b.c'])(
    'accepts %o',
    (email) => {
      expect(checkEmail(email)).toEqual([]);
    },
  );

  it.each([
    'budi',
    'budi@',
    '@example.com',
    'budi@example',
    'budi@@example.com',
    'budi s@example.com',
    'budi@.com',
    'a@b..c',
    'a@b.c.',
  ])('rejects %o', (email) => {
    expect(checkEmail(email)).toEqual([{ code: 'EMAIL_INVALID' }]);
  });

  it('requires an address', () => {
    expect(checkEmail('  ').map(problemText)).toEqual(['Kolom Email harus diisi']);
    expect(checkEmail(`${'a'.repeat(250)}@b.co`)).toEqual([
      { code: 'TOO_LONG', field: 'email', max: 254 },
    ]);
  });
});

describe('checkVoucherCode', () => {
  it('requires a code', () => {
    expect(checkVoucherCode(' ').map(problemText)).toEqual(['Kolom Kode Voucher harus diisi']);
    expect(checkVoucherCode(' hemat10 ')).toEqual([]);
  });
});
