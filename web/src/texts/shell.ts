/** Texts of header and footer (specification.md 2). */
export const shellTexts = {
  skip: 'Lompat ke konten utama',
  toHome: (storeName: string) => `${storeName}, ke beranda`,
  products: 'Produk',
  categories: 'Kategori produk',
  promoted: 'Produk Pilihan',
  openMenu: 'Buka menu',
  menu: 'Menu',
  search: 'Cari',
  searchLabel: 'Cari produk',
  searchPlaceholder: 'Cari Produk disini',
  cart: 'Cart',
  cartWithLines: (lines: number) => `Cart, ${lines} Produk`,
  account: 'Akun',
  accountOf: (name: string) => `Akun ${name}`,
  greeting: (name: string) => `Halo, ${name}`,
  findOrder: 'Temukan Pesanan',
  footerPages: 'Informasi',
  payments: 'Metode Pembayaran',
  shipping: 'Metode Pengiriman',
  copyright: (year: number, storeName: string) => `© ${year} ${storeName}`,
  pageLoading: 'Memuat halaman',
} as const;

/** Entries of the avatar menu, with the exact texts of the specification. */
export const accountMenuTexts = {
  profile: 'My Profile',
  orderHistory: 'Order History',
  wishlist: 'Wishlist',
  password: 'Change Password',
  signOut: 'Sign Out',
  signIn: 'Sign In',
  signUp: 'Create Account',
} as const;
