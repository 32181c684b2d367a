/** Words of the home page (specification.md 2, home). */
export const homeTexts = {
  title: 'Belanja Handphone, Laptop, dan Aksesori',
  description:
    'Toko gadget online: handphone, tablet, laptop, dan aksesori. Kirim ke alamat Anda atau ambil sendiri di toko.',
  slider: 'Promo',
  slide: (position: number) => `Promo ${position}`,
  slideLink: (position: number) => `Promo ${position}, dibuka di tab baru`,
  featured: 'Produk Pilihan',
  featuredRow: 'Daftar Produk Pilihan',
  newest: 'Produk Terbaru',
  categories: 'Kategori',
  noProducts: 'Belum ada Produk',
} as const;

/** What makes shopping here easy: each is a thing that the checkout really does. */
export const promiseTexts = {
  title: 'Belanja di sini',
  items: [
    {
      icon: 'truck',
      title: 'Delivery atau Self Pickup',
      text: 'Kirim ke alamat Anda, atau ambil sendiri di toko.',
    },
    {
      icon: 'card',
      title: 'Bagi hingga 3 pembayaran',
      text: 'Satu pesanan, beberapa Metode Pembayaran.',
    },
    {
      icon: 'user',
      title: 'Tanpa harus punya akun',
      text: 'Checkout sebagai tamu, cukup dengan email.',
    },
  ],
} as const;
