/** Texts of the listing (specification.md 2, product listing). */
export const listingTexts = {
  title: 'Semua Produk',
  searchTitle: (search: string) => `Hasil pencarian “${search}”`,
  searchIn: (search: string, category: string) => `Hasil pencarian “${search}” di ${category}`,
  description:
    'Handphone, tablet, laptop, dan aksesori. Pilih kategori, urutkan harga, dan temukan gadget Anda.',
  sort: 'Urutkan',
  filter: 'Filter',
  categories: 'Kategori',
  all: 'Semua',
  allOf: (category: string) => `Semua ${category}`,
  products: 'Daftar Produk',
  loading: 'Memuat Produk',
  emptyTitle: 'Produk tidak ditemukan',
  emptySearch: 'Coba kata kunci lain, atau lihat semua Produk kami.',
  emptyCategory: 'Belum ada Produk di kategori ini.',
  pastEndTitle: 'Halaman ini kosong',
  pastEndMessage: 'Daftar Produk sudah habis sebelum halaman ini.',
  firstPage: 'Ke halaman pertama',
} as const;
