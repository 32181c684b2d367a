import type { ProductSort } from '@gawai/domain/sort';
import type { IndexedProduct } from './indexed-product.ts';

type Compare = (one: IndexedProduct, other: IndexedProduct) => number;

/** Indonesian order; names are in lower case already (Contract clarification 11). */
const names = new Intl.Collator('id');

const newest: Compare = (one, other) => other.id - one.id;
const byPrice: Compare = (one, other) => one.price - other.price;
const byName: Compare = (one, other) => names.compare(one.nameKey, other.nameKey);

/** The orders of shop-api.md 5.2: below 0 when the first comes first; equals stand by the newest. */
export const listingOrders: Readonly<Record<ProductSort, Compare>> = {
  NEWEST: newest,
  PRICE_LOW: (one, other) => byPrice(one, other) || newest(one, other),
  PRICE_HIGH: (one, other) => byPrice(other, one) || newest(one, other),
  NAME_AZ: (one, other) => byName(one, other) || newest(one, other),
  NAME_ZA: (one, other) => byName(other, one) || newest(one, other),
};
