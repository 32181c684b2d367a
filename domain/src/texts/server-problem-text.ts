import type { AnyProblem } from '../problem.ts';
import { problemText } from './problem-text.ts';

/** The sentence of any Problem, also of one that only a server can find. */
export function anyProblemText(problem: AnyProblem): string {
  switch (problem.code) {
    case 'PHONE_TAKEN':
      return 'Phone No sudah terdaftar';
    case 'CREDENTIALS_WRONG':
      return 'Phone No atau Password tidak sesuai';
    case 'RESET_TOKEN_INVALID':
      return 'Tautan ini tidak berlaku lagi. Silakan minta tautan yang baru.';
    case 'IDEMPOTENCY_KEY_REUSED':
      return 'Pesanan lain sudah dikirim dengan kunci yang sama';
    case 'RETURN_URL_NOT_ALLOWED':
      return 'Halaman tujuan setelah pembayaran tidak diizinkan';
    case 'ADDRESS_NOT_FOUND':
      return 'Alamat tidak ditemukan';
    case 'PRODUCT_NOT_FOUND':
      return 'Produk tidak ditemukan';
    case 'ORDER_NOT_FOUND':
      return 'Pesanan tidak ditemukan';
    case 'PAYMENT_NOT_FOUND':
      return 'Pembayaran tidak ditemukan';
    case 'REVIEW_NOT_ALLOWED':
      return problem.text ?? 'Produk ini belum dapat diulas atau sudah Anda ulas';
    case 'REFUND_NOT_ALLOWED':
      return problem.text ?? 'Refund tidak dapat diminta untuk pesanan ini';
    case 'REFUND_NOT_OFFERED':
      return 'Toko ini tidak menerima permintaan refund melalui website';
    case 'CANCEL_NOT_ALLOWED':
      return problem.text ?? 'Pesanan ini tidak dapat dibatalkan';
    case 'CANCEL_NOT_OFFERED':
      return 'Toko ini tidak menerima pembatalan melalui website';
    case 'PASSWORD_RESET_NOT_OFFERED':
      return 'Silakan hubungi toko untuk Password baru';
    default:
      return problemText(problem);
  }
}
