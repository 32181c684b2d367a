/** Words of a search without a hit. */
export const nothingFoundTexts = {
  suggestion: 'Mungkin maksud Anda',
  popular: 'Produk Pilihan',
  categories: 'Jelajahi Kategori',
} as const;
