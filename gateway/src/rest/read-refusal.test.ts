import { describe, expect, it } from 'vitest';
import { readRefusal } from './read-refusal.ts';
import type { RestCall } from './rest-call.ts';

const call: RestCall = { method: 'POST', path: ['order'] };

function refusalOf(status: number, body: unknown) {
  const reply = { status, text: '', location: null, retryAfter: null };
  const refusal = readRefusal(call, reply, body);
  if (refusal === null) throw new Error('was no refusal');
  return refusal;
}

describe('the message of a refusal', () => {
  it.each([
    'The given data was invalid.',
    'Unprocessable Content',
    'Kode Voucher sudah dipakai (and 1 more error)',
  ])('is the sentence of the first field instead of %j', (message) => {
    const errors = { voucher_code: ['Kode Voucher sudah dipakai'], total: ['Salah'] };
    const refusal = refusalOf(422, { message, errors });
    expect(refusal.message).toBe('Kode Voucher sudah dipakai');
    expect(refusal.fieldErrors).toEqual(errors);
  });

  it('is the shop’s own, also beside sentences of fields', () => {
    const body = { message: 'Berat melebihi 30 kg', errors: { weight: ['Terlalu berat'] } };
    expect(refusalOf(422, body).message).toBe('Berat melebihi 30 kg');
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
  ])('with %i is our sentence instead of %j', (status, message, ours) => {
    expect(refusalOf(status, { message }).message).toBe(ours);
    expect(refusalOf(status, { status: 'error', message, data: null }).message).toBe(ours);
    expect(refusalOf(status, { error: message }).message).toBe(ours);
  });

  it.each([{ message: undefined }, { message: null }, { message: ' ' }, { message: [] }, {}])(
    'is the sentence for unknown failures in %j',
    (body) => {
      expect(refusalOf(404, { status: 'error', ...body }).message).toBe(
        'Terjadi kesalahan pada server. Silakan coba lagi.',
      );
    },
  );
});
