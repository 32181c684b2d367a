/** The five orders of a product listing (specification.md 9); labels are in the texts. */
export type ProductSort = 'NEWEST' | 'PRICE_LOW' | 'PRICE_HIGH' | 'NAME_AZ' | 'NAME_ZA';

/** Values of the sort parameter in the address bar and the shop API. */
export type WireSort = 'id desc' | 'price asc' | 'price desc' | 'name asc' | 'name desc';

const WORDS: Readonly<Record<ProductSort, WireSort>> = {
  NEWEST: 'id desc',
  PRICE_LOW: 'price asc',
  PRICE_HIGH: 'price desc',
  NAME_AZ: 'name asc',
  NAME_ZA: 'name desc',
};

/** All sorts in the order the drop-down offers them. */
export const productSorts: readonly ProductSort[] = [
  'NEWEST',
  'PRICE_LOW',
  'PRICE_HIGH',
  'NAME_AZ',
  'NAME_ZA',
];

/** The order of a listing without a chosen sort. */
export const defaultSort: ProductSort = 'NEWEST';

/** The value of the sort parameter in the address bar and the shop API. */
export function wireSort(sort: ProductSort): WireSort {
  return WORDS[sort];
}

/** Reads a sort of the address bar or the wire; missing or unknown = default. */
export function readSort(value: unknown): ProductSort {
  return productSorts.find((sort) => WORDS[sort] === value) ?? defaultSort;
}
