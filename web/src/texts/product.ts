import { formatRupiah } from '@gawai/domain/money';

/** Texts of product cards and of other views of a product (specification.md 2). */
export const productTexts = {
  outOfStock: 'Stock Habis',
  lastStock: 'Stok terakhir',
  price: 'Harga',
  originalPrice: 'Harga awal',
  discount: (percent: number) => `Diskon ${percent}%`,
  discountChip: (percent: number) => `-${percent}%`,
  rating: (rating: string) => `Rating ${rating} dari 5`,
} as const;

/** Texts of the breadcrumb. */
export const breadcrumbTexts = {
  home: 'Home',
  products: 'Produk',
} as const;

/** Texts of the product page (specification.md 2, product detail). */
export const productPageTexts = {
  gallery: 'Foto Produk',
  picture: (name: string, position: number, total: number) =>
    `${name}, foto ${position} dari ${total}`,
  showPicture: (position: number) => `Tampilkan foto ${position}`,
  zoom: (position: number) => `Perbesar foto ${position}`,
  magnify: 'Perbesar dua kali',
  previous: 'Foto sebelumnya',
  next: 'Foto berikutnya',
  installment: (monthly: number, months: number, method: string) =>
    `Cicilan mulai ${formatRupiah(monthly)} /bulan, ${months}x dengan ${method}`,
  description: 'Deskripsi Produk',
  weight: 'Berat',
  category: 'Kategori',
  notFoundTitle: 'Produk tidak ditemukan',
  notFoundMessage: 'Produk ini tidak ada atau sudah tidak dijual.',
} as const;
