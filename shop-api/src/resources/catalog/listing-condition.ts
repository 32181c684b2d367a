import { pick } from '../../db/pick.ts';
import { and, eq, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { products, specifications } from '../../db/tables/catalog.ts';
import { listedProducts } from '../../db/tables/listing.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { NamedCategory, NamedGroups } from './named-groups.ts';
import { isSold } from './product-queries.ts';
import { wordsFor } from './search-words.ts';

/** Matches a word with a trigram; other words cannot be similar to any. */
export const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** A table that lists products, in the terms of the conditions. */
export interface ListingTable {
  readonly onSale: SQL | undefined;
  readonly isAvailable: SQL;
  readonly columns: Readonly<
    Record<'id' | 'categoryId' | 'nameKey' | 'brandKey' | 'price' | 'star', PgColumn>
  >;
}

/** Has an index for each sort and for the search. */
export const PRODUCTS: ListingTable = {
  onSale: isSold,
  isAvailable: sql`EXISTS (SELECT FROM ${listedProducts} AS listed
    WHERE listed.product_id = ${products.id} AND listed.is_available)`,
  columns: products,
};

/** Has narrow rows that are fast to scan. */
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
  named: NamedGroups,
  table: ListingTable,
): SQL | undefined {
  const { priceMin, priceMax, starMin, brands, isAvailable } = filter;
  const { price, star, brandKey } = table.columns;
  return and(
    baseCondition(filter, named, table),
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
 * The condition for products on sale in a category that match each word (shop-api.md 5.2): in the name, the brand or a
 * name of the category, as it is or as a synonym. It contains the ids of categories and the brands, so that the
 * planner knows how many products they have.
 */
export function baseCondition(
  { words, category }: ListingFilter,
  named: NamedGroups,
  table: ListingTable,
): SQL | undefined {
  const { categoryId, nameKey, brandKey } = table.columns;
  const isIn = (found: readonly NamedCategory[]) =>
    inArray(
      categoryId,
      found.map(({ id }) => id),
    );
  const hasWord = (sought: string) => {
    const same = wordsFor(sought);
    const occurs = (text: string) => same.some((word) => text.includes(word));
    const categories = named.categories.filter(({ names }) => names.some(occurs));
    const brands = named.brands.filter(occurs);
    return or(
      ...same.map((word) => isInName(nameKey, word)),
      categories.length === 0 ? undefined : isIn(categories),
      brands.length === 0 ? undefined : inArray(brandKey, brands),
    );
  };
  const lowerCase = new Set(words.map((word) => word.toLowerCase()));
  return and(
    table.onSale,
    category === null
      ? undefined
      : isIn(named.categories.filter(({ slugs }) => slugs.includes(category))),
    ...[...lowerCase].map(hasWord),
  );
}

/** The trigram index cannot find words without a trigram, although the planner expects it for `LIKE`. */
function isInName(nameKey: PgColumn, word: string): SQL {
  return TRIGRAM.test(word)
    ? like(nameKey, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    : sql`strpos(${nameKey}, ${word}) > 0`;
}
