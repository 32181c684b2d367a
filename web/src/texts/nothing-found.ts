/** Texts of a search without results. */
export const nothingFoundTexts = {
  suggestion: 'Mungkin maksud Anda',
  everywhere: (search: string) => `Cari “${search}” di semua kategori`,
  popular: 'Produk Pilihan',
  categories: 'Jelajahi Kategori',
} as const;
