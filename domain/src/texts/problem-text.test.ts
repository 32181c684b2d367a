import { describe, expect, it } from 'vitest';
import type { AnyProblem, FormField } from '../problem.ts';
import { fieldLabels } from './problem-text.ts';
import { anyProblemText } from './server-problem-text.ts';

const about = { line: 0, productName: 'Galaxy A55' };

describe('problemText of the specification', () => {
  it.each<[AnyProblem, string]>([
    [{ code: 'REQUIRED', field: 'phone' }, 'Kolom Phone No harus diisi'],
    [{ code: 'REQUIRED', field: 'firstName' }, 'Kolom First Name harus diisi'],
    [{ code: 'REQUIRED', field: 'lastName' }, 'Kolom Last Name harus diisi'],
    [{ code: 'REQUIRED', field: 'password' }, 'Kolom Password harus diisi'],
    [{ code: 'REQUIRED', field: 'confirmPassword' }, 'Kolom Confirm Password harus diisi'],
    [{ code: 'REQUIRED', field: 'currentPassword' }, 'Kolom Current Password harus diisi'],
    [{ code: 'REQUIRED', field: 'email' }, 'Kolom Email harus diisi'],
    [{ code: 'REQUIRED', field: 'voucherCode' }, 'Kolom Kode Voucher harus diisi'],
    [
      { code: 'TERMS_NOT_ACCEPTED' },
      'Anda harus menyetujui Syarat dan Ketentuan untuk melanjutkan registrasi',
    ],
    [{ code: 'PASSWORD_MISMATCH' }, 'Konfirmasi Password tidak sesuai'],
    [{ code: 'NEW_PASSWORD_MISMATCH' }, 'Konfirmasi Password Baru tidak sesuai'],
    [{ code: 'CART_EMPTY' }, 'Belum ada Produk apapun di dalam Cart'],
    [{ code: 'SHIPPING_METHOD_REQUIRED' }, 'Kolom Metode Pengiriman harus dipilih'],
    [{ code: 'PAYMENT_METHOD_REQUIRED', row: 0 }, 'Kolom Metode Pembayaran harus dipilih'],
    [{ code: 'VOUCHER_SIGN_IN' }, 'Silahkan login ke akun kamu untuk menggunakan voucher discount'],
    [
      { code: 'VOUCHER_BELOW_MINIMUM', minimum: 1_000_000 },
      'Kode Voucher hanya dapat digunakan dengan min. pembelanjaan Rp 1.000.000',
    ],
    [
      { code: 'PAYMENT_SUM_MISMATCH', due: 2, sum: 1 },
      'Total Jumlah Pembayaran harus sama dengan Total Tagihan',
    ],
    [{ code: 'RECEIPT_REQUIRED' }, 'Kolom Bukti Pembayaran harus diisi'],
    [{ code: 'RETURN_URL_NOT_ALLOWED' }, 'Halaman tujuan setelah pembayaran tidak diizinkan'],
    [{ code: 'RECEIPT_NOT_IMAGE' }, 'Image must be an image (jpg, png, gif, svg, or webp)'],
    [{ code: 'RECEIPT_TOO_LARGE' }, "Image size can't be larger than 1 MB"],
  ])('returns for %o: %s', (problem, sentence) => {
    expect(anyProblemText(problem)).toBe(sentence);
  });
});

describe('problemText beyond the specification', () => {
  it.each<[AnyProblem, string]>([
    [{ code: 'MUST_SELECT', field: 'cityId' }, 'Kolom Kota harus dipilih'],
    [{ code: 'TOO_LONG', field: 'zipCode', max: 5 }, 'Kolom Kode Pos maksimal 5 karakter'],
    [{ code: 'STAR_OUT_OF_RANGE' }, 'Rating harus 1 sampai 5'],
    [{ code: 'ADDRESS_NOT_FOUND' }, 'Alamat tidak ditemukan'],
    [{ code: 'PRODUCT_NOT_FOUND' }, 'Produk tidak ditemukan'],
    [{ code: 'ORDER_NOT_FOUND' }, 'Pesanan tidak ditemukan'],
    [{ code: 'PAYMENT_NOT_FOUND' }, 'Pembayaran tidak ditemukan'],
    [{ code: 'REVIEW_NOT_ALLOWED' }, 'Produk ini belum dapat diulas atau sudah Anda ulas'],
    [{ code: 'REFUND_NOT_ALLOWED' }, 'Refund tidak dapat diminta untuk pesanan ini'],
    [{ code: 'CANCEL_NOT_ALLOWED' }, 'Pesanan ini tidak dapat dibatalkan'],
    [{ code: 'CANCEL_NOT_OFFERED' }, 'Toko ini tidak menerima pembatalan melalui website'],
    [{ code: 'REFUND_NOT_OFFERED' }, 'Toko ini tidak menerima permintaan refund melalui website'],
    [{ code: 'EMAIL_INVALID' }, 'Format Email tidak sesuai'],
    [{ code: 'NOT_SOLD', ...about }, 'Galaxy A55 sudah tidak dijual'],
    [{ code: 'VARIANT_REQUIRED', ...about }, 'Varian Galaxy A55 harus dipilih'],
    [{ code: 'OUT_OF_STOCK', ...about }, 'Stok Galaxy A55 sudah habis'],
    [{ code: 'QUANTITY_ABOVE_STOCK', available: 3, ...about }, 'Stok Galaxy A55 hanya tersedia 3'],
    [
      { code: 'PRICE_CHANGED', before: 5_500_000, now: 5_999_000, ...about },
      'Harga Galaxy A55 naik dari Rp 5.500.000 menjadi Rp 5.999.000',
    ],
    [
      { code: 'TOTAL_CHANGED', figure: 'AMOUNT_DUE', before: 1_000, now: 2_000 },
      'Total Tagihan berubah dari Rp 1.000 menjadi Rp 2.000',
    ],
    [
      { code: 'TOTAL_CHANGED', figure: 'GRAND_TOTAL', before: 1_000, now: 2_000 },
      'Total Bayar berubah dari Rp 1.000 menjadi Rp 2.000',
    ],
    [
      { code: 'RESET_TOKEN_INVALID' },
      'Tautan ini tidak berlaku lagi. Silakan minta tautan yang baru.',
    ],
    [{ code: 'PASSWORD_RESET_NOT_OFFERED' }, 'Silakan hubungi toko untuk Password baru'],
    [{ code: 'VOUCHER_CHECK_FAILED' }, 'Kode Voucher tidak dapat diperiksa. Silakan coba lagi.'],
    [
      { code: 'WAREHOUSE_EXCLUDED', warehouseName: 'Gudang Jakarta' },
      'Stok di Gudang Jakarta tidak cukup untuk pesanan ini',
    ],
    [
      { code: 'PAYMENT_METHOD_NOT_OFFERED', row: 0, methodName: 'OVO' },
      'Metode Pembayaran OVO tidak tersedia untuk gudang ini',
    ],
    [
      { code: 'TOO_MANY_PAYMENTS', max: 3 },
      'Pembayaran dapat dibagi maksimal ke 3 Metode Pembayaran',
    ],
    [
      { code: 'VOUCHER_OTHER_METHOD', methodName: 'OVO' },
      'Kode Voucher hanya dapat digunakan dengan Metode Pembayaran OVO',
    ],
    [
      { code: 'VOUCHER_OTHER_METHOD' },
      'Kode Voucher tidak dapat digunakan dengan Metode Pembayaran ini',
    ],
  ])('returns for %o: %s', (problem, sentence) => {
    expect(anyProblemText(problem)).toBe(sentence);
  });

  it('returns the text of the shop where it sent one', () => {
    const text = 'Kuota Voucher sudah habis';
    expect(anyProblemText({ code: 'VOUCHER_REFUSED', text })).toBe(text);
    expect(anyProblemText({ code: 'VOUCHER_CHECK_FAILED', text })).toBe(text);
    expect(anyProblemText({ code: 'SHIPPING_OPTIONS_FAILED', text })).toBe(text);
    expect(anyProblemText({ code: 'REFUSED', text })).toBe(text);
    expect(anyProblemText({ code: 'REVIEW_NOT_ALLOWED', text })).toBe(text);
    expect(anyProblemText({ code: 'REFUND_NOT_ALLOWED', text })).toBe(text);
    expect(anyProblemText({ code: 'VOUCHER_REFUSED' })).toBe('Kode Voucher tidak dapat digunakan');
    expect(anyProblemText({ code: 'SHIPPING_OPTIONS_FAILED' })).toBe(
      'Ongkos Kirim tidak dapat dihitung. Silakan coba lagi.',
    );
  });
});

describe('labels of the fields', () => {
  it('names every field differently', () => {
    const labels = Object.values<string>(fieldLabels);
    expect(new Set(labels).size).toBe(labels.length);
    const field: FormField = 'newPassword';
    expect(fieldLabels[field]).toBe('New Password');
  });
});
