/** Texts of the home page (specification.md 2, home). */
export const homeTexts = {
  title: 'Belanja Handphone, Laptop, dan Aksesori',
  description:
    'Toko gadget online: handphone, tablet, laptop, dan aksesori. Kirim ke alamat Anda atau ambil sendiri di toko.',
  slider: 'Promo',
  slide: (position: number) => `Promo ${position}`,
  opensTab: 'dibuka di tab baru',
  priceFrom: 'Mulai dari',
  slideLink: (position: number) => `Promo ${position}, dibuka di tab baru`,
  featured: 'Produk Pilihan',
  featuredRow: 'Daftar Produk Pilihan',
  newest: 'Produk Terbaru',
  categories: 'Kategori',
  brands: 'Merek',
  productCount: (count: number) => `${count} Produk`,
  noProducts: 'Belum ada Produk',
} as const;
