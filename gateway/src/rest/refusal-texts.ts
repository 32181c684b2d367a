import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import type { RefusalCode } from './shop-error.ts';

const TEXTS: Readonly<Record<RefusalCode, string>> = {
  SHOP_REFUSED: unknownFailureText,
  BAD_USER_INPUT: 'Data yang dikirim tidak valid',
  UNAUTHENTICATED: 'Sesi Anda telah berakhir. Silakan login kembali.',
  FORBIDDEN: 'Anda tidak memiliki akses untuk melakukan ini',
  NOT_FOUND: 'Data tidak ditemukan',
  CONFLICT: 'Data telah berubah. Silakan muat ulang dan coba lagi.',
  RATE_LIMITED: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
};

/** What a shopper reads when the shop refused without a text of its own that is fit to be shown. */
export function refusalText(code: RefusalCode): string {
  return TEXTS[code];
}

/** What a shopper reads while the shop is away or in maintenance. */
export const shopAwayText = 'Toko sedang tidak dapat dihubungi. Silakan coba lagi.';
