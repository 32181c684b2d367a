import { FormData } from 'undici';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';
import type { RestCall } from './rest-call.ts';
import type { ShopRejection } from './shop-rejection.ts';
import { UpstreamError } from './upstream-error.ts';

const read: RestCall = { method: 'GET', path: ['product'] };
const FAILED = 'Terjadi kesalahan pada server. Silakan coba lagi.';

interface WireResponse {
  readonly location?: string;
  readonly retryAfter?: string;
}

function readBody(
  status: number,
  body: unknown,
  call: RestCall = read,
  headers: WireResponse = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readEnvelope(call, { status, text, location: null, retryAfter: null, ...headers }, true);
}

function rejection(
  status: number,
  body: unknown,
  call?: RestCall,
  headers?: WireResponse,
): ShopRejection {
  const result = readBody(status, body, call, headers);
  if (result.ok) throw new Error('was not rejected');
  return result.rejection;
}

function upstreamError(
  status: number,
  body: unknown,
  call?: RestCall,
  headers?: WireResponse,
): UpstreamError {
  try {
    readBody(status, body, call, headers);
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
  throw new Error('was no upstream error');
}

describe('readEnvelope of a success', () => {
  it.each(['success', 'Success', ' SUCCESS '])('accepts the status %j', (status) => {
    expect(readBody(200, { status, message: 'Pesanan dibuat', data: [1] })).toEqual({
      ok: true,
      data: [1],
      meta: undefined,
      message: 'Pesanan dibuat',
    });
  });

  it('accepts status 201', () => {
    expect(readBody(201, { status: 'success', data: { id: 1 } })).toMatchObject({ ok: true });
  });

  it.each<RestCall>([
    { method: 'DELETE', path: ['wishlist', '3'] },
    { method: 'PUT', path: ['user-address', '3'] },
    { method: 'POST', path: ['logout'] },
  ])('accepts status 204 without a body for $method /$path.0', (call) => {
    expect(readBody(204, '', call)).toMatchObject({ ok: true, data: null });
  });

  it.each([
    [['Berhasil', 'dibuat'], 'Berhasil'],
    [{ a: { b: ['Berhasil'] } }, 'Berhasil'],
    [undefined, null],
    ['<b>Berhasil</b>', null],
  ])('returns the first text of the message: %j', (message, text) => {
    expect(readBody(200, { status: 'success', message })).toMatchObject({ message: text });
  });
});

describe('readEnvelope of a rejection', () => {
  it.each([
    [400, 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [415, 'BAD_USER_INPUT'],
    [419, 'UNAUTHENTICATED'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
  ])('maps status %i to %s, with an envelope, without it or with HTML', (status, code) => {
    const envelope = rejection(status, { status: 'error', message: 'Maaf', data: null });
    expect([envelope.code, envelope.message]).toEqual([code, 'Maaf']);
    expect(rejection(status, { message: 'Tidak boleh' }).message).toBe('Tidak boleh');
    const html = rejection(status, '<html><body>SQLSTATE</body></html>');
    expect(html.code).toBe(code);
    expect(html.message).not.toMatch(/html|SQL/i);
  });

  it('returns a rejection for status 200 with another envelope status, with its message', () => {
    const result = rejection(200, { status: 'failed', message: 'Kode Voucher tidak ditemukan' });
    expect([result.code, result.message]).toEqual(['SHOP_REFUSED', 'Kode Voucher tidak ditemukan']);
    const errors = { voucher_code: ['Salah'] };
    const fields = rejection(200, { status: 'error', message: 'Tidak valid', errors });
    expect([fields.code, fields.fieldErrors]).toEqual(['BAD_USER_INPUT', errors]);
  });

  it('maps status 401 to wrong credentials only for calls with credentials', () => {
    const body = { status: 'error', message: 'Password salah' };
    const login: RestCall = { method: 'POST', path: ['login'] };
    expect(rejection(401, body, login).code).toBe('SHOP_REFUSED');
    expect(rejection(401, body, { method: 'POST', path: ['change-password'] }).code).toBe(
      'SHOP_REFUSED',
    );
    expect(rejection(401, body).code).toBe('UNAUTHENTICATED');
    expect(rejection(401, { message: 'Unauthenticated.' }, login).code).toBe('UNAUTHENTICATED');
  });

  it('maps status 401 of a password change to the current password, or to an expired token', () => {
    const change: RestCall = { method: 'POST', path: ['change-password'] };
    const wrong = { status: 'error', message: 'Password salah' };
    expect(rejection(401, wrong, change).fieldErrors).toEqual({
      current_password: ['Password salah'],
    });
    const record = { ...wrong, errors: { current_password: ['Tidak sesuai'] } };
    expect(rejection(401, record, change).fieldErrors).toEqual(record.errors);
    expect(rejection(200, wrong, change).fieldErrors).toEqual({});
    expect(rejection(401, wrong, { method: 'POST', path: ['login'] }).fieldErrors).toEqual({});
    const ended = rejection(401, { ...wrong, message: 'Unauthenticated.' }, change);
    expect([ended.code, ended.fieldErrors]).toEqual(['UNAUTHENTICATED', {}]);
  });

  it.each([
    [{ message: 'Sesi Anda berakhir' }, 'Sesi Anda berakhir'],
    [{ error: 'Sesi Anda berakhir' }, 'Sesi Anda berakhir'],
    [{ message: 'Unauthenticated.' }, 'Silakan Sign In terlebih dahulu.'],
    [{ message: '' }, FAILED],
    [{ message: null }, FAILED],
    ['', FAILED],
    ['Too Many Attempts.', FAILED],
  ])('returns the message of the shop or the default message: %j', (body, message) =>
    expect(rejection(401, body).message).toBe(message),
  );

  it('returns the texts of each field from lists, plain texts and the older format', () => {
    const map = { phone: ['Phone harus diisi'], 'details.0.quantity': 'Stok habis' };
    const texts = { phone: ['Phone harus diisi'], 'details.0.quantity': ['Stok habis'] };
    expect(rejection(422, { message: 'Tidak valid', errors: map }).fieldErrors).toEqual(texts);
    const older = rejection(422, map);
    expect([older.fieldErrors, older.message]).toEqual([texts, 'Phone harus diisi']);
    const nested = rejection(422, { status: 'error', errors: { a: [{ b: 1 }], c: '<i>x</i>' } });
    expect(nested.fieldErrors).toEqual({});
  });

  it('returns the sentence of the specification for status 413 of an upload', () => {
    const upload: RestCall = { method: 'POST', path: ['order'], form: new FormData() };
    expect(rejection(413, '<html>', upload).message).toBe("Image size can't be larger than 1 MB");
    expect(upstreamError(413, { status: 'error', message: 'x' }).code).toBe('SHOP_BAD_REPLY');
  });

  it.each([
    ['17', 17],
    [undefined, 60],
    ['later', 60],
    ['0', 1],
    ['315360000', 3_600],
    [new Date(Date.now() + 600_000).toUTCString(), expect.closeTo(600, -1)],
  ])('maps status 429 with Retry-After %j to retryAfter %j', (retryAfter, seconds) => {
    const headers = retryAfter === undefined ? {} : { retryAfter };
    const result = rejection(429, 'Too Many Attempts.', read, headers);
    expect(result.retryAfter).toEqual(seconds);
  });

  it.each(['http://shop/login', '/api/sign-in?next=1'])(
    'maps a redirect to %s to UNAUTHENTICATED',
    (location) => {
      expect(rejection(302, '', read, { location }).code).toBe('UNAUTHENTICATED');
    },
  );
});

describe('readEnvelope of an upstream error', () => {
  it.each([
    ['HTML', '<!doctype html><h1>Selamat datang</h1>'],
    ['nothing', ''],
    ['cut JSON', '{"status":"success","data":[1,'],
    ['a list', [1, 2]],
    ['no envelope', { id: 1 }],
    ['a text', '"success"'],
  ])('throws SHOP_BAD_REPLY for status 200 with %s', (_, body) => {
    const result = upstreamError(200, body);
    expect([result.code, result.message]).toEqual(['SHOP_BAD_REPLY', FAILED]);
  });

  it('throws SHOP_BAD_REPLY for status 204 of a call that returns data', () => {
    expect(upstreamError(204, '').code).toBe('SHOP_BAD_REPLY');
    expect(upstreamError(204, '', { method: 'POST', path: ['order'] }).code).toBe('SHOP_BAD_REPLY');
  });

  it.each([500, 501, 507])(
    'throws SHOP_FAILED for status %i, with the shop’s message if it can be shown',
    (status) => {
      expect(upstreamError(status, { message: 'Gagal menyimpan' })).toMatchObject({
        code: 'SHOP_FAILED',
        message: 'Gagal menyimpan',
      });
      expect(upstreamError(status, '<pre>Error at /app/x.php:12</pre>').message).toBe(FAILED);
    },
  );

  it.each([502, 503, 504])('maps status %i to SHOP_UNAVAILABLE', (status) => {
    expect(upstreamError(status, '<html>Bad Gateway</html>')).toMatchObject({
      code: 'SHOP_UNAVAILABLE',
      message: FAILED,
    });
  });

  it('throws SHOP_BAD_REPLY for a redirect to any other address', () => {
    const location = 'http://decoy.example/product';
    expect(upstreamError(302, '', read, { location }).code).toBe('SHOP_BAD_REPLY');
    expect(upstreamError(301, '').code).toBe('SHOP_BAD_REPLY');
  });
});
