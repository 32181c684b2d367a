import { describe, expect, it } from 'vitest';
import { sentBody } from '../../../test-kit/account-shop.ts';
import { failure } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';

const done = { body: { status: 'success', message: 'Berhasil dikirim', data: null } };

const shop = gatewayForEach({
  'POST /forgot-password': done,
  'POST /reset-password': done,
});

const FORGOT = `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) {
  requested message userErrors { code message path } } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  reset message userErrors { code message path } } }`;
const input = {
  token: ' tautan-rahasia ',
  password: ' sandi-baru ',
  confirmPassword: 'sandi-baru',
};
const TOKEN_INVALID = {
  code: 'RESET_TOKEN_INVALID',
  message: 'Tautan ini tidak berlaku lagi. Silakan minta tautan yang baru.',
  path: ['token'],
};
const notRequested = (...userErrors: unknown[]) => ({
  requested: false,
  message: null,
  userErrors,
});
const notReset = (...userErrors: unknown[]) => ({ reset: false, message: null, userErrors });

const forgot = (contact: string) => shop.execute(FORGOT, { input: { contact } });
const reset = (changes = {}) => shop.execute(RESET, { input: { ...input, ...changes } });

describe('forgotPassword', () => {
  it.each([
    ['0812-3456-7890', '+6281234567890'],
    [' budi81@example.com ', 'budi81@example.com'],
    ['budi', 'budi'],
  ])('sends %j as %s and returns the message of the shop', async (contact, sent) => {
    const { data, headers } = await forgot(contact);
    expect(data.forgotPassword).toEqual({
      requested: true,
      message: 'Berhasil dikirim',
      userErrors: [],
    });
    expect(sentBody(shop.upstream.calls[0])).toEqual({ contact: sent });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('requires a contact without a REST call', async () => {
    const { data } = await forgot('  ');
    expect(data.forgotPassword).toEqual(
      notRequested({
        code: 'REQUIRED',
        message: 'Kolom Phone No atau Email harus diisi',
        path: ['contact'],
      }),
    );
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([404, 405, 501])('returns PASSWORD_RESET_NOT_OFFERED for status %i', async (status) => {
    shop.upstream.on('POST /forgot-password', { status, body: '<h1>Nothing here</h1>' });
    const { data, errors } = await forgot('081234567890');
    expect(errors).toEqual([]);
    expect(data.forgotPassword).toEqual(
      notRequested({
        code: 'PASSWORD_RESET_NOT_OFFERED',
        message: 'Silakan hubungi toko untuk Password baru',
        path: [],
      }),
    );
  });

  it('maps a rejected field to the input', async () => {
    const errors = { contact: ['Email tidak valid'] };
    shop.upstream.on('POST /forgot-password', failure(422, 'Data tidak valid', errors));
    expect((await forgot('x')).data.forgotPassword).toEqual(
      notRequested({ code: 'REFUSED', message: 'Email tidak valid', path: ['contact'] }),
    );
  });

  it('returns the seconds to wait after too many requests, and is not retried', async () => {
    const tooMany = { status: 429, headers: { 'retry-after': '900' }, body: 'Too Many Attempts.' };
    shop.upstream.on('POST /forgot-password', tooMany);
    const { errors } = await forgot('081234567890');
    expect(errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 900 } });
    shop.upstream.on('POST /forgot-password', { cut: true });
    expect((await forgot('0')).errors[0]?.extensions).toEqual({ code: 'SHOP_UNAVAILABLE' });
    expect(shop.upstream.count()).toBe(2);
  });
});

describe('resetPassword', () => {
  it('sends token and passwords without outer blanks', async () => {
    const { data } = await reset();
    expect(data.resetPassword).toEqual({
      reset: true,
      message: 'Berhasil dikirim',
      userErrors: [],
    });
    expect(sentBody(shop.upstream.calls[0])).toEqual({
      token: 'tautan-rahasia',
      password: 'sandi-baru',
      confirm_password: 'sandi-baru',
    });
  });

  it('requires a token and equal passwords without a REST call', async () => {
    const { data } = await reset({ token: ' ', confirmPassword: 'lain' });
    expect(data.resetPassword).toEqual(
      notReset(TOKEN_INVALID, {
        code: 'PASSWORD_MISMATCH',
        message: 'Konfirmasi Password tidak sesuai',
        path: ['confirmPassword'],
      }),
    );
    expect(shop.upstream.count()).toBe(0);
  });

  it.each([
    ['404', { status: 404, body: '' }, TOKEN_INVALID.message],
    [
      '422 of the reference shop',
      failure(422, 'x', { token: [TOKEN_INVALID.message] }),
      TOKEN_INVALID.message,
    ],
    [
      '422 of another shop',
      failure(422, 'x', { token: ['Token kedaluwarsa'] }),
      'Token kedaluwarsa',
    ],
  ])('returns RESET_TOKEN_INVALID for %s', async (_, response, message) => {
    shop.upstream.on('POST /reset-password', response);
    const { data, errors } = await reset();
    expect([data.resetPassword, errors]).toEqual([notReset({ ...TOKEN_INVALID, message }), []]);
  });

  it('maps a rejected password to the input', async () => {
    const errors = { password: ['Password minimal 8 karakter'] };
    shop.upstream.on('POST /reset-password', failure(422, 'Data tidak valid', errors));
    expect((await reset()).data.resetPassword).toEqual(
      notReset({ code: 'REFUSED', message: 'Password minimal 8 karakter', path: ['password'] }),
    );
  });

  it('logs neither token nor password', async () => {
    await reset();
    await forgot('budi81@example.com');
    const log = shop.logLines.join('');
    for (const secret of ['tautan-rahasia', 'sandi-baru', 'budi81']) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"operation"');
  });
});
