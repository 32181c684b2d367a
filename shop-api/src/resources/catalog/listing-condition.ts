import { and, eq, gte, inArray, like, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { categories, products, specifications } from '../../db/tables/catalog.ts';
import { specificationFacet } from './facet.ts';
import type { ListingFilter } from './listing-filter.ts';
import { isAvailable } from './stock-queries.ts';

const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** What products must meet, by the key of the facet that chooses it (shop-api.md 10.6). */
export interface ListingConditions {
  /** What no facet chooses: on sale, category and words. */
  readonly base: SQL | undefined;
  readonly chosen: ReadonlyMap<string, SQL>;
}

/** The whole condition, or all of it but what one facet chooses. */
export function conditionOf({ base, chosen }: ListingConditions, except?: string): SQL | undefined {
  return and(base, ...[...chosen].flatMap(([key, sql]) => (key === except ? [] : [sql])));
}

/** The conditions for products on sale that match a filter (shop-api.md 5.2 and 10.6). */
export async function listingConditions(
  db: Database,
  filter: ListingFilter,
): Promise<ListingConditions> {
  const { priceMin, priceMax, starMin, brands } = filter;
  const price = and(
    priceMin === null ? undefined : gte(products.price, priceMin),
    priceMax === null ? undefined : lte(products.price, priceMax),
  );
  const chosen: [string, SQL | undefined][] = [
    ['price', price],
    ['available', filter.isAvailable ? isAvailable : undefined],
    ['star_min', starMin === null ? undefined : gte(products.star, starMin)],
    ['brand', brands.length === 0 ? undefined : inArray(products.brandKey, brands)],
    ...[...filter.specifications].map(([key, values]): [string, SQL] => [
      specificationFacet(key),
      hasValue(db, key, values),
    ]),
  ];
  return {
    base: await baseCondition(db, filter),
    chosen: new Map(chosen.flatMap(([key, sql]) => (sql === undefined ? [] : [[key, sql]]))),
  };
}

function hasValue(db: Database, key: string, values: readonly string[]): SQL {
  const matching = db
    .select({ id: specifications.productId })
    .from(specifications)
    .where(and(eq(specifications.key, key), inArray(specifications.value, values)));
  return inArray(products.id, matching);
}

/** Names in lower case and slugs, of a category and its parent. */
interface NamedCategory {
  readonly id: number;
  readonly slugs: readonly (string | null)[];
  readonly names: readonly string[];
}

/**
 * The condition for products on sale of a category with words in their names. Categories are looked up
 * first: with their ids in the query the planner knows how many products they have.
 */
async function baseCondition(
  db: Database,
  { words, category }: ListingFilter,
): Promise<SQL | undefined> {
  const lowerCase = new Set(words.map((word) => word.toLowerCase()));
  const isNarrowed = category !== null || words.length > 0;
  const all = isNarrowed ? await namedCategories(db) : [];
  return and(
    eq(products.status, 1),
    category === null ? undefined : isIn(all.filter(({ slugs }) => slugs.includes(category))),
    ...[...lowerCase].map((word) => wordCondition(word, all)),
  );
}

function wordCondition(word: string, all: readonly NamedCategory[]): SQL | undefined {
  const named = all.filter(({ names }) => names.some((name) => name.includes(word)));
  return named.length === 0 ? isInName(word) : or(isInName(word), isIn(named));
}

/** The trigram index cannot find words without a trigram, although the planner expects it for `LIKE`. */
function isInName(word: string): SQL {
  return TRIGRAM.test(word)
    ? like(products.nameKey, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    : sql`strpos(${products.nameKey}, ${word}) > 0`;
}

function isIn(found: readonly NamedCategory[]): SQL {
  return inArray(
    products.categoryId,
    found.map(({ id }) => id),
  );
}

async function namedCategories(db: Database): Promise<NamedCategory[]> {
  const parent = alias(categories, 'parent');
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.urlSlug,
      parentName: parent.name,
      parentSlug: parent.urlSlug,
    })
    .from(categories)
    .leftJoin(parent, eq(parent.id, categories.parentId));
  return rows.map(({ id, name, slug, parentName, parentSlug }) => ({
    id,
    slugs: [slug, parentSlug],
    names: [name.toLowerCase(), parentName?.toLowerCase() ?? ''],
  }));
}
