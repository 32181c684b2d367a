import { and, count, desc, isNotNull, max, min, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/tables/catalog.ts';
import { facetWithValues } from './facet.ts';
import type { Facet } from './facet.ts';
import { conditionOf } from './listing-condition.ts';
import type { ListingConditions } from './listing-condition.ts';
import { specificationFacets } from './specification-facets.ts';
import { isAvailable } from './stock-queries.ts';

const STARS = [4, 3, 2, 1];

/**
 * The facets of a listing (shop-api.md 10.6). Each is counted with everything chosen but what it chooses itself,
 * so that a count is the length of the list that its value leads to. Facets without a product are left out.
 */
export async function listingFacets(
  db: Database,
  conditions: ListingConditions,
): Promise<readonly Facet[]> {
  return [
    ...(await brandFacet(db, conditionOf(conditions, 'brand'))),
    ...(await priceFacet(db, conditionOf(conditions, 'price'))),
    ...(await availableFacet(db, conditionOf(conditions, 'available'))),
    ...(await starFacet(db, conditionOf(conditions, 'star_min'))),
    ...(await specificationFacets(db, conditions)),
  ];
}

async function brandFacet(db: Database, condition: SQL | undefined): Promise<Facet[]> {
  const found = await db
    .select({
      value: sql<string>`${products.brandKey}`,
      label: sql<string>`min(${products.brand})`,
      count: count(),
    })
    .from(products)
    .where(and(condition, isNotNull(products.brandKey)))
    .groupBy(products.brandKey)
    .orderBy(desc(count()), products.brandKey);
  return facetWithValues('brand', 'Merek', found);
}

async function priceFacet(db: Database, condition: SQL | undefined): Promise<Facet[]> {
  const [found] = await db
    .select({ min: min(products.price), max: max(products.price) })
    .from(products)
    .where(condition);
  if (found?.min == null || found.max === null) return [];
  return [{ key: 'price', label: 'Harga', min: found.min, max: found.max }];
}

async function availableFacet(db: Database, condition: SQL | undefined): Promise<Facet[]> {
  const available = await db.$count(products, and(condition, isAvailable));
  return facetWithValues('available', 'Ketersediaan', [
    { value: 'true', label: 'Tersedia', count: available },
  ]);
}

async function starFacet(db: Database, condition: SQL | undefined): Promise<Facet[]> {
  const counts = await db
    .select({ star: sql`floor(${products.star})`.mapWith(Number), count: count() })
    .from(products)
    .where(condition)
    .groupBy(sql`floor(${products.star})`);
  const values = STARS.map((least) => ({
    value: String(least),
    label: `${least} ke atas`,
    count: counts.reduce((sum, one) => (one.star >= least ? sum + one.count : sum), 0),
  }));
  return facetWithValues('star_min', 'Rating', values);
}
