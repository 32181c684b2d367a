import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('limits', () => {
  it('equals the figures of the specification', () => {
    expect(limits.CART_LINE_LIFETIME_MS).toBe(3 * 24 * 60 * 60 * 1000);
    expect(limits.PAYMENTS_MAX).toBe(3);
    expect(limits.RECEIPT_BYTES_MAX).toBe(1_000_000);
    expect(limits.ZIP_CODE_MAX).toBe(5);
    expect(limits.PRODUCT_IMAGES_MAX).toBe(5);
    expect([limits.STAR_MIN, limits.STAR_MAX, limits.STAR_DEFAULT]).toEqual([1, 5, 5]);
    expect(limits.DEFAULT_WAREHOUSE_ID).toBe('1');
    expect(limits.TABLE_PAGE_SIZES).toEqual([10, 25, 50, 100]);
    expect(limits.TABLE_SEARCH_DELAY_MS).toBe(400);
    expect(limits.SLIDER_SPEED_MS).toBe(500);
    expect(limits.CAROUSEL_AUTOPLAY_MS).toBe(5000);
    expect(Object.values(limits.CAROUSEL_SLIDES)).toEqual([5, 4, 2]);
    expect(Object.values(limits.CAROUSEL_BREAKPOINTS)).toEqual([1024, 768]);
  });

  it('keeps the sum of the largest payments of a full cart within safe integers', () => {
    expect(Number.isSafeInteger(limits.PAYMENT_AMOUNT_MAX * limits.CART_LINES_MAX)).toBe(true);
  });
});
