import { tooManyRequestsText } from '@gawai/domain/texts/error-catalogue';

/** Texts for requests without a valid response, and for a device that is offline. */
export const connectionTexts = {
  goneTitle: 'Koneksi internet terputus',
  gone: 'Anda sedang offline. Yang belum tampil akan dimuat setelah koneksi kembali.',
  backTitle: 'Koneksi internet kembali',
  back: 'Anda kembali online.',
  offline: 'Tidak dapat terhubung ke toko. Periksa koneksi internet Anda, lalu coba lagi.',
  shopAway: 'Toko sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.',
  tooMany: tooManyRequestsText,
} as const;

/** The page for an address that is not cached on an offline device. */
export const offlineTexts = {
  title: 'Anda sedang offline',
  message:
    'Halaman ini belum tersimpan di perangkat Anda. Halaman yang pernah dibuka dan Cart tetap bisa dilihat.',
  toCart: 'Buka Cart',
} as const;

/** The page of an overloaded server. */
export const overloadTexts = {
  title: 'Toko sedang ramai',
  message: 'Terlalu banyak pengunjung saat ini. Silakan coba lagi sebentar lagi.',
} as const;

/** Texts of the error state. */
export const failureTexts = {
  retry: 'Coba lagi',
  crashedTitle: 'Terjadi kesalahan',
  crashedMessage: 'Halaman ini tidak dapat ditampilkan. Silakan coba lagi.',
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundMessage: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
  toHome: 'Kembali ke Beranda',
} as const;
