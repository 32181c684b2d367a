/** Texts that several features share. */
export const commonTexts = {
  paymentRemarks: 'Cara pembayaran manual',
  close: 'Tutup',
  cancel: 'Batal',
  save: 'Simpan',
  edit: 'Ubah',
  delete: 'Hapus',
  optional: 'opsional',
  characters: (count: string, limit: string) => `${count} dari ${limit} karakter`,
  show: (label: string) => `Tampilkan ${label}`,
  loading: 'Memuat',
  needsScript: (page: string) =>
    `${page} memerlukan JavaScript. Aktifkan JavaScript di pengaturan browser Anda, lalu muat ulang halaman ini.`,
  inNewTab: '(dibuka di tab baru)',
  noticeRegion: 'Pemberitahuan',
  breadcrumb: 'Lokasi halaman',
  allProducts: 'Lihat Semua Produk',
  continueShopping: 'Lanjutkan Berbelanja',
} as const;

/** Texts of the pagination. */
export const paginationTexts = {
  bar: 'Halaman',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  page: (page: number) => `Halaman ${page}`,
} as const;

/** Texts of the buttons of a number field. */
export const stepperTexts = {
  decrease: 'Kurangi jumlah',
  increase: 'Tambah jumlah',
} as const;

/** Texts of carousels. */
export const carouselTexts = {
  carousel: 'korsel',
  slide: 'slide',
  position: (index: number, total: number) => `${index} dari ${total}`,
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  goTo: (stop: number) => `Ke slide ${stop}`,
  pause: 'Hentikan gerakan',
  play: 'Jalankan gerakan',
} as const;
