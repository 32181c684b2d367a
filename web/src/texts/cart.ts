/** Words of the cart page (specification.md 2, cart). */
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

/** Words of what stands in the way of a line, and of mending it with one tap. */
export const cartFixTexts = {
  acceptPrice: 'Setuju dengan harga baru',
  acceptPriceOf: (name: string) => `Setuju dengan harga baru ${name}`,
  useAvailable: (pieces: number) => `Ubah jumlah menjadi ${pieces}`,
  useAvailableOf: (pieces: number, name: string) => `Ubah jumlah ${name} menjadi ${pieces}`,
} as const;

/** Words of deleting a line; the question itself is the specification's. */
export const cartDeleteTexts = {
  actionOf: (name: string) => `Hapus ${name} dari Cart`,
  title: 'Hapus Produk dari Cart?',
} as const;

/** Words of the summary (specification.md 2, cart). */
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

/** Words of the panel that says what was put into the cart; its title is the specification's. */
export const addedTexts = {
  cartTotal: (lines: number) => `Sub Total Cart (${lines} Produk)`,
  seeCart: 'Lihat Cart',
  checkout: 'Checkout',
} as const;
