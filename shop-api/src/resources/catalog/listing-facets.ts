import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { facetValues, listedProducts } from '../../db/tables/listing.ts';
import { countFacets, type FacetChoice, type FacetCounts } from './facet-counts.ts';
import { BRAND_FACET, facetWithValues, specificationFacet, type Facet } from './facet.ts';
import { baseCondition, hasValue, LISTED_PRODUCTS } from './listing-condition.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { NamedGroups } from './named-groups.ts';
import { brandFacet, specificationFacets } from './value-facets.ts';

const STARS = [4, 3, 2, 1];

type FacetValue = typeof facetValues.$inferSelect;

/**
 * The facets of a listing (shop-api.md 10.6) and its total. Each facet is counted with all filters except its own, so
 * that a count is the length of the list of its value. The database applies category and search, the program counts in
 * one pass (docs/decisions, 0028).
 */
export async function listingFacets(
  db: Database,
  filter: ListingFilter,
  named: NamedGroups,
): Promise<{ facets: readonly Facet[]; total: number }> {
  const values = await db.select().from(facetValues);
  const known = new Set(values.map(({ key }) => key));
  const specifications = [...filter.specifications];
  const isCounted = (key: string) => known.has(specificationFacet(key));
  const [found] = await db
    // Shorter on the wire than the digits that the driver reads bytes from.
    .select({
      records: sql<string | null>`encode(string_agg(${listedProducts.facetRecord}, ''), 'base64')`,
    })
    .from(listedProducts)
    .where(
      and(
        baseCondition(filter, named, LISTED_PRODUCTS),
        ...specifications.flatMap(([key, wanted]) =>
          isCounted(key) ? [] : [hasValue(db, LISTED_PRODUCTS, key, wanted)],
        ),
      ),
    );
  const chosenValues = [
    ...(filter.brands.length === 0 ? [] : [choiceOf(values, BRAND_FACET, filter.brands)]),
    ...specifications.flatMap(([key, wanted]) =>
      isCounted(key) ? [choiceOf(values, specificationFacet(key), wanted)] : [],
    ),
  ];
  const counts = countFacets(
    Buffer.from(found?.records ?? '', 'base64'),
    {
      priceMin: filter.priceMin,
      priceMax: filter.priceMax,
      isAvailable: filter.isAvailable,
      starMin: filter.starMin === null ? null : Math.round(Number(filter.starMin) * 100),
      values: chosenValues,
    },
    values.reduce((most, { id }) => Math.max(most, id), 0),
  );
  return { facets: facetsOf(counts, values), total: counts.total };
}

function choiceOf(
  values: readonly FacetValue[],
  facet: string,
  wanted: readonly string[],
): FacetChoice {
  const all = values.filter(({ key }) => key === facet);
  const chosen = all.filter(({ value }) => wanted.includes(value));
  return { all: all.map(({ id }) => id), chosen: chosen.map(({ id }) => id) };
}

function facetsOf(counts: FacetCounts, values: readonly FacetValue[]): Facet[] {
  const counted = values.flatMap(({ isFilter, id, ...value }) => {
    const count = counts.byValue[id] ?? 0;
    return isFilter && count > 0 ? [{ ...value, count }] : [];
  });
  const { lowestPrice: min, highestPrice: max } = counts;
  return [
    ...brandFacet(counted),
    ...(max < min ? [] : [{ key: 'price' as const, label: 'Harga', min, max }]),
    ...facetWithValues('available', 'Ketersediaan', [
      { value: 'true', label: 'Tersedia', count: counts.available },
    ]),
    ...facetWithValues(
      'star_min',
      'Rating',
      STARS.map((least) => ({
        value: String(least),
        label: `${least} ke atas`,
        count: counts.byStar.subarray(least).reduce((sum, count) => sum + count, 0),
      })),
    ),
    ...specificationFacets(counted),
  ];
}
