/** Texts of the product page below the buy box. */
export const productFactTexts = {
  brand: 'Merek',
  warranty: 'Garansi',
  specifications: 'Spesifikasi',
  compare: 'Bandingkan dengan Produk lain',
} as const;

/** Texts of the reviews of a product. */
export const productReviewTexts = {
  title: 'Ulasan Pembeli',
  loading: 'Memuat ulasan',
  outOf: 'dari 5',
  count: (ratings: string) => `${ratings} penilaian`,
  stars: (stars: number) => `${stars} bintang`,
  reviews: (count: string) => `${count} ulasan`,
  verified: 'Semua ulasan dari pembeli terverifikasi, terbaru lebih dulu.',
  anonymous: 'Pembeli',
  variant: (name: string) => `Varian: ${name}`,
  list: 'Daftar ulasan',
  none: 'Belum ada ulasan tertulis untuk Produk ini.',
  pastEnd: 'Tidak ada ulasan lagi di halaman ini.',
  see: 'Baca ulasan',
  failed: 'Ulasan belum dapat dimuat.',
} as const;

/** Texts of further products below a product. */
export const productShelfTexts = {
  related: 'Produk Terkait',
  recent: 'Terakhir Dilihat',
  forget: 'Hapus riwayat',
  forgotten: 'Riwayat Produk di perangkat ini sudah dihapus.',
  loading: 'Memuat Produk',
} as const;
