import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availability,
  discountPercent,
  firstSelectableVariant,
  formatRating,
  productImages,
  variantsOnSale,
} from './product.ts';

type PercentCase = { original_price: number; price: number; shown: number | null };

const book: { discount_percent: PercentCase[] } = JSON.parse(
  readFileSync(new URL('../cases/price-cases.json', import.meta.url), 'utf8'),
);

describe('worked cases of discount badges', () => {
  it('lists 12 pairs of prices', () => {
    expect(book.discount_percent).toHaveLength(12);
  });

  it.each(book.discount_percent)('shows $shown for $original_price reduced to $price', (worked) => {
    expect(discountPercent(worked.original_price, worked.price)).toBe(worked.shown);
  });
});

describe('discountPercent', () => {
  const prices = fc.tuple(fc.nat(100_000_000), fc.nat(100_000_000));

  it('returns 100 for a free product that cost one rupiah', () => {
    expect(discountPercent(1, 0)).toBe(100);
  });

  it('returns null unless the price is below the original', () => {
    fc.assert(
      fc.property(prices, ([one, other]) => {
        expect(discountPercent(Math.min(one, other), Math.max(one, other))).toBeNull();
      }),
    );
  });

  it('returns the nearest whole percent from 1 to 100, and 100 only for a free product', () => {
    fc.assert(
      fc.property(prices, fc.boolean(), ([one, other], isFree) => {
        const original = Math.max(one, other) + 1;
        const price = isFree ? 0 : Math.min(one, other);
        const shown = discountPercent(original, price) ?? NaN;
        expect(shown).toBeGreaterThanOrEqual(1);
        expect(shown === 100).toBe(price === 0);
        if (shown > 1 && shown < 99) {
          const doubledGap = 200 * (original - price) - 2 * shown * original;
          expect(Math.abs(doubledGap)).toBeLessThanOrEqual(original);
        }
      }),
    );
  });
});

describe('availability and variantsOnSale', () => {
  const variant = (id: string, onlineStock: number) => ({ id, onlineStock });

  it('returns AVAILABLE with online stock and no variants', () => {
    expect(availability({ active: true, onlineStock: 1, variants: [] })).toBe('AVAILABLE');
  });

  it.each([0, -3])('returns OUT_OF_STOCK at %i pieces', (onlineStock) => {
    expect(availability({ active: true, onlineStock, variants: [] })).toBe('OUT_OF_STOCK');
  });

  it('returns INACTIVE with any stock when the shop does not sell the product', () => {
    expect(availability({ active: false, onlineStock: 9, variants: [variant('1', 9)] })).toBe(
      'INACTIVE',
    );
  });

  it('ignores the stock of the product when there are variants', () => {
    const gone = [variant('1', 0), variant('2', -1)];
    expect(availability({ active: true, onlineStock: 9, variants: gone })).toBe('OUT_OF_STOCK');
    expect(availability({ active: true, onlineStock: 9, variants: [variant('1', 0)] })).toBe(
      'OUT_OF_STOCK',
    );
    const some = [variant('1', 0), variant('2', 3)];
    expect(availability({ active: true, onlineStock: 0, variants: some })).toBe('AVAILABLE');
  });

  it('offers only variants with stock and preselects the first of them', () => {
    const product = { variants: [variant('1', 0), variant('2', 3), variant('3', 1)] };
    expect(variantsOnSale(product).map(({ id }) => id)).toEqual(['2', '3']);
    expect(firstSelectableVariant(product)?.id).toBe('2');
    expect(firstSelectableVariant({ variants: [variant('1', 0)] })).toBeNull();
  });
});

describe('productImages', () => {
  it('returns up to five pictures in order, without empty ones', () => {
    expect(productImages(['a.webp', null, 'b.webp', null])).toEqual(['a.webp', 'b.webp']);
    expect(productImages(['1', '2', '3', '4', '5', '6'])).toEqual(['1', '2', '3', '4', '5']);
    expect(productImages([])).toEqual([]);
  });
});

describe('formatRating', () => {
  it.each([
    ['4.7', '4.7'],
    [4, '4.0'],
    ['4.75', '4.8'],
    ['4.74', '4.7'],
    [4.666666666666667, '4.7'],
    ['4.95', '5.0'],
    ['4.949', '4.9'],
    [5, '5.0'],
  ])('formats %o as %s', (star, text) => {
    expect(formatRating(star)).toBe(text);
  });

  it.each([0, '0.00', null, undefined, '', -1, 'abc', {}])('returns null for %o', (star) => {
    expect(formatRating(star)).toBeNull();
  });
});
