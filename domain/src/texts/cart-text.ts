import type { CartNotice } from '../cart.ts';
import type { PriceChange } from '../line-check.ts';
import { formatRupiah } from '../money.ts';

/** Notices for a change of the cart that was not applied in full. */
export function cartNoticeText(notice: CartNotice): string {
  switch (notice.code) {
    case 'LIMITED_TO_STOCK':
      return `Jumlah disesuaikan dengan stok yang tersedia: ${notice.available}`;
    case 'LINE_FULL':
      return `Jumlah setiap Produk dalam satu pesanan maksimal ${notice.max}`;
    case 'OUT_OF_STOCK':
      return 'Stok Produk ini sudah habis';
    case 'CART_FULL':
      return `Cart hanya dapat memuat ${notice.max} Produk`;
  }
}

/** What the shopper reads when a price is no longer the one seen before. */
export function priceChangeText(change: Omit<PriceChange, 'line'>): string {
  const word = change.now > change.before ? 'naik' : 'turun';
  const before = formatRupiah(change.before);
  return `Harga ${change.productName} ${word} dari ${before} menjadi ${formatRupiah(change.now)}`;
}
