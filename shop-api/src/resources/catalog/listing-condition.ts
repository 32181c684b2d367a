import { pick } from '../../db/pick.ts';
import { and, eq, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { products, specifications } from '../../db/tables/catalog.ts';
import { listedProducts } from '../../db/tables/listing.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { NamedCategory } from './named-categories.ts';

/** A word without one cannot be similar to another. */
export const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** A table that lists products, in the terms of the conditions. */
export interface ListingTable {
  readonly onSale: SQL | undefined;
  readonly isAvailable: SQL;
  readonly columns: Readonly<
    Record<'id' | 'categoryId' | 'nameKey' | 'brandKey' | 'price' | 'star', PgColumn>
  >;
}

/** Has an index for each sort and for words. */
export const PRODUCTS: ListingTable = {
  onSale: eq(products.status, 1),
  isAvailable: sql`EXISTS (SELECT FROM ${listedProducts} AS listed
    WHERE listed.product_id = ${products.id} AND listed.is_available)`,
  columns: products,
};

/** Has narrow rows: fast to read whole. */
export const LISTED_PRODUCTS: ListingTable = {
  onSale: undefined,
  isAvailable: sql`${listedProducts.isAvailable}`,
  columns: {
    id: listedProducts.productId,
    ...pick(listedProducts, 'categoryId', 'nameKey', 'brandKey', 'price', 'star'),
  },
};

/** The condition for products on sale that match a filter (shop-api.md 5.2 and 10.6). */
export function listingCondition(
  db: Database,
  filter: ListingFilter,
  categories: readonly NamedCategory[],
  table: ListingTable,
): SQL | undefined {
  const { priceMin, priceMax, starMin, brands, isAvailable } = filter;
  const { price, star, brandKey } = table.columns;
  return and(
    baseCondition(filter, categories, table),
    priceMin === null ? undefined : gte(price, priceMin),
    priceMax === null ? undefined : lte(price, priceMax),
    isAvailable ? table.isAvailable : undefined,
    starMin === null ? undefined : gte(star, starMin),
    brands.length === 0 ? undefined : inArray(brandKey, brands),
    ...[...filter.specifications].map(([key, values]) => hasValue(db, table, key, values)),
  );
}

/** The condition for products with one of these values of a specification. */
export function hasValue(
  db: Database,
  { columns }: ListingTable,
  key: string,
  values: readonly string[],
): SQL {
  const matching = db
    .select({ id: specifications.productId })
    .from(specifications)
    .where(and(eq(specifications.key, key), inArray(specifications.value, values)));
  return inArray(columns.id, matching);
}

/**
 * The condition for products on sale of a category with words in their names. It contains the ids of
 * categories, so that the planner knows how many products they have.
 */
export function baseCondition(
  { words, category }: ListingFilter,
  categories: readonly NamedCategory[],
  table: ListingTable,
): SQL | undefined {
  const isIn = (found: readonly NamedCategory[]) =>
    inArray(
      table.columns.categoryId,
      found.map(({ id }) => id),
    );
  const hasWord = (word: string) => {
    const named = categories.filter(({ names }) => names.some((name) => name.includes(word)));
    const isNamed = isInName(table.columns.nameKey, word);
    return named.length === 0 ? isNamed : or(isNamed, isIn(named));
  };
  const lowerCase = new Set(words.map((word) => word.toLowerCase()));
  return and(
    table.onSale,
    category === null
      ? undefined
      : isIn(categories.filter(({ slugs }) => slugs.includes(category))),
    ...[...lowerCase].map(hasWord),
  );
}

/** The trigram index cannot find words without a trigram, although the planner expects it for `LIKE`. */
function isInName(nameKey: PgColumn, word: string): SQL {
  return TRIGRAM.test(word)
    ? like(nameKey, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    : sql`strpos(${nameKey}, ${word}) > 0`;
}
