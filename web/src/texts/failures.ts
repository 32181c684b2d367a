/** Sentences for calls that did not arrive or got no proper answer. */
export const connectionTexts = {
  offline: 'Tidak dapat terhubung ke toko. Periksa koneksi internet Anda, lalu coba lagi.',
  shopAway: 'Toko sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.',
  tooMany: 'Terlalu banyak permintaan. Silakan tunggu sebentar, lalu coba lagi.',
} as const;

/** Words around anything that failed. */
export const failureTexts = {
  retry: 'Coba lagi',
  crashedTitle: 'Terjadi kesalahan',
  crashedMessage: 'Halaman ini tidak dapat ditampilkan. Silakan coba lagi.',
  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundMessage: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
  toProducts: 'Lihat Semua Produk',
  toHome: 'Kembali ke Beranda',
} as const;
