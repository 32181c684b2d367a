import { describe, expect, it } from 'vitest';
import { sentBody } from '../../../test-kit/account-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';

const shop = gatewayForEach({
  'POST /register': {
    status: 201,
    body: { status: 'success', message: 'Registrasi berhasil', data: null },
  },
});

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  signedUp message userErrors { code message path } } }`;
const input = {
  phone: '0812-3456-7890',
  firstName: ' Budi ',
  lastName: 'Santoso',
  password: ' rahasia ',
  confirmPassword: 'rahasia  ',
  terms: true,
};
const rejected = (...userErrors: unknown[]) => ({ signedUp: false, message: null, userErrors });

describe('signUp', () => {
  it('sends phone and passwords in the format of the shop and returns its message', async () => {
    const { data, headers } = await shop.execute(SIGN_UP, { input });
    expect(data.signUp).toEqual({ signedUp: true, message: 'Registrasi berhasil', userErrors: [] });
    expect(sentBody(shop.upstream.calls[0])).toEqual({
      phone: '+6281234567890',
      first_name: 'Budi',
      last_name: 'Santoso',
      password: 'rahasia',
      confirm_password: 'rahasia',
      terms: 1,
    });
    expect(shop.upstream.count()).toBe(1);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['200', ok(null), null],
    ['201 with unexpected data', { ...ok({ id: 7, token: 'x' }), status: 201 }, null],
    ['no message', { body: { status: 'Success', message: '' } }, null],
    [
      'a list of messages',
      { body: { status: ' success ', message: ['Selamat', 'datang'] } },
      'Selamat',
    ],
    ['a message with markup', { body: { status: 'success', message: '<b>OK</b>' } }, null],
  ])('succeeds with %s', async (_, response, message) => {
    shop.upstream.on('POST /register', response);
    const { data, errors } = await shop.execute(SIGN_UP, { input });
    expect([data.signUp.signedUp, data.signUp.message, errors]).toEqual([true, message, []]);
  });

  it('requires all fields without a REST call', async () => {
    const blank = {
      phone: '-',
      firstName: '\u200B',
      lastName: '',
      password: ' ',
      confirmPassword: '',
    };
    const { data } = await shop.execute(SIGN_UP, { input: { ...blank, terms: false } });
    const empty = (label: string, field: string) => ({
      code: 'REQUIRED',
      message: `Kolom ${label} harus diisi`,
      path: [field],
    });
    expect(data.signUp).toEqual(
      rejected(
        empty('Phone No', 'phone'),
        empty('First Name', 'firstName'),
        empty('Last Name', 'lastName'),
        empty('Password', 'password'),
        empty('Confirm Password', 'confirmPassword'),
        {
          code: 'TERMS_NOT_ACCEPTED',
          message: 'Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi',
          path: ['terms'],
        },
      ),
    );
    expect(shop.upstream.count()).toBe(0);
  });

  it('compares the passwords without outer blanks', async () => {
    const { data } = await shop.execute(SIGN_UP, {
      input: { ...input, confirmPassword: 'Rahasia' },
    });
    expect(data.signUp).toEqual(
      rejected({
        code: 'PASSWORD_MISMATCH',
        message: 'Konfirmasi Password tidak sesuai',
        path: ['confirmPassword'],
      }),
    );
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    ['phone', 'phone'],
    ['first_name', 'firstName'],
    ['last_name', 'lastName'],
    ['password', 'password'],
    ['confirm_password', 'confirmPassword'],
    ['terms', 'terms'],
  ])('maps the shop’s error of %s to %s', async (wireField, field) => {
    const response = failure(422, 'Data yang dikirim tidak valid', { [wireField]: ['Kata toko'] });
    shop.upstream.on('POST /register', response);
    const { data, errors } = await shop.execute(SIGN_UP, { input });
    expect(data.signUp).toEqual(rejected({ code: 'REFUSED', message: 'Kata toko', path: [field] }));
    expect(errors).toEqual([]);
  });

  it.each([
    ['422 in the older format', { status: 422, body: { phone: ['Sudah terdaftar'] } }, ['phone']],
    [
      '422 without an envelope',
      { status: 422, body: { errors: { phone: 'Sudah terdaftar' } } },
      ['phone'],
    ],
    ['200 with an error', failure(200, 'Sudah terdaftar'), []],
    ['200 with errors', failure(200, 'Tidak valid', { phone: 'Sudah terdaftar' }), ['phone']],
    ['409', failure(409, 'Sudah terdaftar'), []],
    ['an unknown field', failure(422, 'Tidak valid', { device: 'Sudah terdaftar' }), []],
  ])('returns the shop’s message for %s', async (_, response, path) => {
    shop.upstream.on('POST /register', response);
    const { data, errors } = await shop.execute(SIGN_UP, { input });
    expect(data.signUp).toEqual(rejected({ code: 'REFUSED', message: 'Sudah terdaftar', path }));
    expect(errors).toEqual([]);
  });

  it('maps a message of the specification to its code', async () => {
    const message = 'Phone No harus berupa nomor telepon Indonesia';
    shop.upstream.on('POST /register', failure(422, 'Tidak valid', { phone: [message] }));
    const { data } = await shop.execute(SIGN_UP, { input });
    expect(data.signUp).toEqual(rejected({ code: 'PHONE_INVALID', message, path: ['phone'] }));
  });

  it.each([
    ['too many tries', { status: 429, headers: { 'retry-after': '9' } }, 'RATE_LIMITED'],
    ['a failure of the shop', { status: 500, body: '<h1>Whoops</h1>' }, 'SHOP_FAILED'],
    ['a cut connection', { cut: true } as const, 'SHOP_UNAVAILABLE'],
    ['an HTML page', { body: '<h1>Hello</h1>' }, 'SHOP_BAD_REPLY'],
    ['no body', { status: 204 }, 'SHOP_BAD_REPLY'],
  ])('fails with %s and is not retried', async (_, response, code) => {
    shop.upstream.on('POST /register', response);
    const { errors } = await shop.execute(SIGN_UP, { input });
    expect(errors[0]?.extensions['code']).toBe(code);
    expect(shop.upstream.count()).toBe(1);
  });

  it('logs neither phone, name nor password', async () => {
    await shop.execute(SIGN_UP, { input });
    const log = shop.logLines.join('');
    for (const secret of ['81234567890', '0812-3456', 'Santoso', 'rahasia']) {
      expect(log).not.toContain(secret);
    }
  });
});
