/** Texts of the suggestions below the search box. */
export const searchTexts = {
  suggestions: 'Saran pencarian',
  products: 'Produk',
  categories: 'Kategori',
  inCategory: (category: string) => `di ${category}`,
  all: (search: string) => `Lihat semua hasil untuk “${search}”`,
  found: (count: number) => `${count} saran. Pilih dengan panah atas dan bawah.`,
  nothing: 'Tidak ada saran',
  recent: 'Pencarian terakhir',
  forget: (search: string) => `Hapus “${search}” dari pencarian terakhir`,
  forgetAll: 'Hapus semua',
} as const;
