import { describe, expect, it } from 'vitest';
import { cartNoticeText, priceChangeText } from './cart-text.ts';

describe('cart texts', () => {
  it('states the number of available pieces', () => {
    expect(cartNoticeText({ code: 'LIMITED_TO_STOCK', available: 5 })).toContain(
      'stok yang tersedia: 5',
    );
  });

  it('states the largest quantity of a line', () => {
    expect(cartNoticeText({ code: 'LINE_FULL', max: 999 })).toContain('maksimal 999');
  });

  it('distinguishes no stock from a full cart', () => {
    expect(cartNoticeText({ code: 'OUT_OF_STOCK' })).toBe('Stok Produk ini sudah habis');
    expect(cartNoticeText({ code: 'CART_FULL', max: 100 })).toContain('100');
  });

  it('distinguishes a price that fell from one that rose', () => {
    const change = { productName: 'Galaxy A55', before: 6_000_000, now: 5_500_000 };
    expect(priceChangeText(change)).toBe(
      'Harga Galaxy A55 turun dari Rp 6.000.000 menjadi Rp 5.500.000',
    );
    expect(priceChangeText({ ...change, now: 6_000_001 })).toContain('naik dari');
  });
});
