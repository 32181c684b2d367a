/** Texts of the cart page (specification.md 2, cart). */
export const cartTexts = {
  title: 'Cart',
  loading: 'Memuat Cart',
  lines: 'Isi Cart',
  empty: 'Belum ada Produk apapun di dalam Cart',
  emptyHint: 'Temukan gadget yang Anda suka, lalu tambahkan ke Cart.',
  each: 'per buah',
  lineTotal: 'Total',
  checkFailed: 'Harga dan stok terbaru belum dapat diperiksa.',
} as const;

/** Texts of a problem of a cart line, and of the button that fixes it. */
export const cartFixTexts = {
  acceptPrice: 'Setuju dengan harga baru',
  acceptPriceOf: (name: string) => `Setuju dengan harga baru ${name}`,
  useAvailable: (pieces: number) => `Ubah jumlah menjadi ${pieces}`,
  useAvailableOf: (pieces: number, name: string) => `Ubah jumlah ${name} menjadi ${pieces}`,
} as const;

/** Texts of deleting a line; the specification gives the question. */
export const cartDeleteTexts = {
  actionOf: (name: string) => `Hapus ${name} dari Cart`,
  title: 'Hapus Produk dari Cart?',
} as const;

/** Texts of the summary (specification.md 2, cart). */
export const cartSummaryTexts = {
  title: 'Ringkasan',
  subTotal: 'Sub Total',
  voucher: 'Voucher',
  shippingFee: 'Shipping Fee',
  grandTotal: 'Grand Total',
  dash: '-',
  checkout: 'Checkout',
  laterHint: 'Voucher dan Shipping Fee dihitung saat Checkout.',
  blocked: 'Selesaikan dulu catatan pada Produk di atas sebelum Checkout.',
} as const;

/** Texts of the panel after a product was added to the cart; the specification gives its title. */
export const addedTexts = {
  cartTotal: (lines: number) => `Sub Total Cart (${lines} Produk)`,
  seeCart: 'Lihat Cart',
  checkout: 'Checkout',
} as const;
