import { formatRupiah } from '@gawai/domain/money';

/** Texts of the wishlist page. */
export const wishlistTexts = {
  lead: 'Produk yang Anda tandai, dengan harga hari ini.',
  list: 'Isi Wishlist',
  loading: 'Memuat Wishlist',
  price: 'Harga sekarang',
  whenAdded: 'Saat disimpan',
  cheaper: (by: number) => `Turun ${formatRupiah(by)}`,
  dearer: (by: number) => `Naik ${formatRupiah(by)}`,
  unavailable: 'Produk ini sudah tidak tersedia',
  unnamed: 'Produk',
  remove: (name: string) => `Hapus ${name} dari Wishlist`,
  removeTitle: 'Hapus dari Wishlist?',
  removed: (name: string) => `${name} telah dihapus dari Wishlist.`,
  emptyTitle: 'Wishlist Anda masih kosong',
  emptyMessage: 'Tekan tanda hati pada Produk untuk menyimpannya di sini.',
} as const;
