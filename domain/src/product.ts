import {
  addDecimals,
  compareDecimals,
  floorDecimal,
  multiplyDecimals,
  parseDecimal,
  zeroDecimal,
  type Decimal,
} from './decimal.ts';
import { PRODUCT_IMAGES_MAX } from './limits.ts';
import type { Rupiah } from './money.ts';

const TEN: Decimal = { coefficient: 10n, scale: 0 };
const HALF: Decimal = { coefficient: 5n, scale: 1 };

/** Whether a product can be bought now, and if not, why. */
export type Availability = 'AVAILABLE' | 'OUT_OF_STOCK' | 'INACTIVE';

/** The fields of a variant that the sale rules need. */
export type VariantForSale = { readonly id: string; readonly onlineStock: number };

/** The fields of a product that the sale rules need; `active` is status 1, no variants = empty list. */
export type ProductForSale<V extends VariantForSale = VariantForSale> = {
  readonly active: boolean;
  readonly onlineStock: number;
  readonly variants: readonly V[];
};

/**
 * The percentage of the discount badge, null when none is shown (specification.md 9): the
 * nearest whole percent, at least 1, and 100 only when the product is free.
 */
export function discountPercent(originalPrice: Rupiah, price: Rupiah): number | null {
  if (originalPrice <= 0 || price >= originalPrice) return null;
  if (price <= 0) return 100;
  const original = BigInt(originalPrice);
  const saved = original - BigInt(price);
  const nearest = Number((saved * 200n + original) / (original * 2n));
  return Math.min(99, Math.max(1, nearest));
}

/** The variants a shopper can choose: those with online stock, in the shop's order. */
export function variantsOnSale<V extends VariantForSale>(product: {
  readonly variants: readonly V[];
}): V[] {
  return product.variants.filter((variant) => variant.onlineStock > 0);
}

/** The variant preselected on the product page: the first with stock, null when there is none. */
export function firstSelectableVariant<V extends VariantForSale>(product: {
  readonly variants: readonly V[];
}): V | null {
  return variantsOnSale(product)[0] ?? null;
}

/**
 * Whether the product can be bought (specification.md 2). With variants only their stock
 * counts, not the product's own total.
 */
export function availability(product: ProductForSale): Availability {
  if (!product.active) return 'INACTIVE';
  const hasStock =
    product.variants.length > 0 ? variantsOnSale(product).length > 0 : product.onlineStock > 0;
  return hasStock ? 'AVAILABLE' : 'OUT_OF_STOCK';
}

/** The pictures of the gallery: image_1 to image_5 in order, without the empty ones (null). */
export function productImages<Image>(images: readonly (Image | null)[]): Image[] {
  return images.slice(0, PRODUCT_IMAGES_MAX).filter((image) => image !== null);
}

/**
 * A star rating with one decimal, half rounded up: `4.7`. Null (nothing is shown) unless it is above
 * 0, so `0`, `"0.00"` and unreadable values show nothing (specification.md 2).
 */
export function formatRating(star: unknown): string | null {
  const value = parseDecimal(star);
  if (value === undefined || compareDecimals(value, zeroDecimal) <= 0) return null;
  const tenths = floorDecimal(addDecimals(multiplyDecimals(value, TEN), HALF));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
