/** Texts of the buy box of a product page (specification.md 2, product detail). */
export const buyTexts = {
  variant: 'Pilih Varian',
  variantOf: (name: string) => `Pilih Varian ${name}`,
  stockLeft: (pieces: number) => `Sisa ${pieces}`,
  soldOut: 'Stok habis:',
  /** `most` is the maximum quantity of one order. */
  stock: (pieces: number, most: number) =>
    `Stok: ${pieces}${most < pieces ? `, maksimal ${most} per pesanan` : ''}`,
  quantityOf: (name: string) => `Jumlah ${name}`,
  addToCart: 'Add to Cart',
  buyNow: 'Beli Sekarang',
  addOf: (name: string) => `Add to Cart: ${name}`,
  unavailable: 'Stock Tidak Tersedia',
  inCart: (pieces: number) => `Sudah ada ${pieces} di Cart.`,
  seeCart: 'Lihat Cart',
  added: (name: string, quantity: number) => `${name} × ${quantity}`,
} as const;
