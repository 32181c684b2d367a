/** Texts of the filters of the listing. */
export const listingFilterTexts = {
  chosen: 'Filter yang dipakai',
  remove: (name: string) => `Hapus filter ${name}`,
  removeAll: 'Hapus semua',
  show: (count: string) => `Tampilkan ${count} Produk`,
  products: 'Produk',
  more: (count: number) => `${count} lainnya`,
  less: 'Tampilkan lebih sedikit',
  priceMin: 'Dari',
  priceMax: 'Sampai',
  apply: 'Terapkan',
  priceFrom: (price: string) => `${price} ke atas`,
  priceTo: (price: string) => `Sampai ${price}`,
  rating: 'Rating',
  available: 'Tersedia',
  emptyOne: 'Tidak ada Produk yang cocok dengan semua filter. Hapus salah satu:',
  emptyAll: 'Tidak ada Produk yang cocok dengan semua filter.',
} as const;
