import { describe, expect, it } from 'vitest';
import { readRejection } from './read-rejection.ts';
import type { RestCall } from './rest-call.ts';

const call: RestCall = { method: 'POST', path: ['order'] };

function rejectionOf(status: number, body: unknown) {
  const response = { status, text: '', location: null, retryAfter: null };
  const rejection = readRejection(call, response, body);
  if (rejection === null) throw new Error('was no rejection');
  return rejection;
}

describe('readRejection', () => {
  it.each([
    'The given data was invalid.',
    'Unprocessable Content',
    'Kode Voucher sudah dipakai (and 1 more error)',
  ])('returns the text of the first field instead of %j', (message) => {
    const errors = { voucher_code: ['Kode Voucher sudah dipakai'], total: ['Salah'] };
    const rejection = rejectionOf(422, { message, errors });
    expect(rejection.message).toBe('Kode Voucher sudah dipakai');
    expect(rejection.fieldErrors).toEqual(errors);
  });

  it('returns the shop’s message, also beside texts of fields', () => {
    const body = { message: 'Berat melebihi 30 kg', errors: { weight: ['Terlalu berat'] } };
    expect(rejectionOf(422, body).message).toBe('Berat melebihi 30 kg');
  });

  it.each([
    [401, 'Unauthenticated.', 'Silakan Sign In terlebih dahulu.'],
    [403, 'This action is unauthorized.', 'Anda tidak memiliki akses untuk melakukan ini.'],
    [404, 'No query results for model [Order].', 'Data tidak ditemukan.'],
    [419, 'CSRF token mismatch.', 'Silakan Sign In terlebih dahulu.'],
    [422, 'The given data was invalid.', 'Terjadi kesalahan pada server. Silakan coba lagi.'],
    [
      429,
      'Too Many Attempts.',
      'Terlalu banyak permintaan. Silakan tunggu sebentar, lalu coba lagi.',
    ],
  ])('returns the default message for status %i instead of %j', (status, message, ours) => {
    expect(rejectionOf(status, { message }).message).toBe(ours);
    expect(rejectionOf(status, { status: 'error', message, data: null }).message).toBe(ours);
    expect(rejectionOf(status, { error: message }).message).toBe(ours);
  });

  it.each([{ message: undefined }, { message: null }, { message: ' ' }, { message: [] }, {}])(
    'returns the message for unknown failures for %j',
    (body) => {
      expect(rejectionOf(404, { status: 'error', ...body }).message).toBe(
        'Terjadi kesalahan pada server. Silakan coba lagi.',
      );
    },
  );
});
