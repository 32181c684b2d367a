import { describe, expect, it } from 'vitest';
import { foundText, rangeText } from './listing-text.ts';

describe('listing texts', () => {
  it('states the range and the total', () => {
    expect(rangeText({ from: 21, to: 40, total: 133 })).toBe('Menampilkan 21-40 dari 133');
    expect(rangeText({ from: 1001, to: 1020, total: 12345 })).toBe(
      'Menampilkan 1.001-1.020 dari 12.345',
    );
  });

  it('shows an empty page as 0-0', () => {
    expect(rangeText({ from: null, to: null, total: 133 })).toBe('Menampilkan 0-0 dari 133');
  });

  it('states the number of products found', () => {
    expect([foundText(0), foundText(1234)]).toEqual([
      '0 Produk ditemukan',
      '1.234 Produk ditemukan',
    ]);
  });
});
