/** Texts of the shipping fee on the product page. */
export const deliveryTexts = {
  title: 'Ongkir ke kota Anda',
  atCheckout: 'Ongkir dihitung saat checkout, setelah alamat diisi.',
  choose: (region: string) => `Pilih ${region}`,
  chooseFirst: (region: string) => `Pilih ${region} dulu`,
  loading: 'Menghitung ongkir',
  from: 'Mulai dari',
  by: (courier: string, service: string | null) =>
    service === null ? courier : `${courier} ${service}`,
  none: 'Belum ada kurir yang mengantar Produk ini ke kota tersebut.',
  failed: 'Ongkir belum dapat dihitung.',
} as const;

/** Texts of the stock of each store on the product page. */
export const storeStockTexts = {
  title: 'Stok per toko',
  pieces: (stock: number) => (stock > 0 ? `Stok ${stock}` : 'Stok habis'),
} as const;

/** Texts of the articles on the product page. */
export const questionTexts = {
  title: 'Ada pertanyaan?',
} as const;
