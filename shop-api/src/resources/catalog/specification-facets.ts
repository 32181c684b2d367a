import { and, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, specifications } from '../../db/tables/catalog.ts';
import { facetWithValues, specificationFacet, specificationOf } from './facet.ts';
import type { Facet } from './facet.ts';
import { conditionOf } from './listing-condition.ts';
import type { ListingConditions } from './listing-condition.ts';

const byValue = new Intl.Collator('id', { numeric: true });

/** The chosen specifications one by one, each without its own choice, and all others at once. */
export async function specificationFacets(
  db: Database,
  conditions: ListingConditions,
): Promise<Facet[]> {
  const all = await specificationValues(db, conditionOf(conditions));
  const chosen = [...conditions.chosen.keys()];
  const own = [];
  for (const facetKey of chosen) {
    const key = specificationOf(facetKey);
    if (key === null) continue;
    const condition = and(conditionOf(conditions, facetKey), eq(specifications.key, key));
    own.push(...(await specificationValues(db, condition)));
  }
  const found = [...own, ...all.filter(({ key }) => !chosen.includes(specificationFacet(key)))];
  const keys = [...new Set(found.map(({ key }) => key))].sort(byValue.compare);
  return keys.flatMap((key) => {
    const values = found.filter((one) => one.key === key);
    const sorted = values
      .map(({ value, unit, count: products }) => ({
        value,
        label: unit === null ? value : `${value} ${unit}`,
        count: products,
      }))
      .sort((one, other) => byValue.compare(one.value, other.value));
    return facetWithValues(specificationFacet(key), values[0]?.name ?? key, sorted);
  });
}

function specificationValues(db: Database, condition: SQL | undefined) {
  return db
    .select({
      key: specifications.key,
      value: specifications.value,
      name: sql<string>`min(${specifications.name})`,
      unit: sql<string | null>`min(${specifications.unit})`,
      count: count(),
    })
    .from(specifications)
    .innerJoin(products, eq(products.id, specifications.productId))
    .where(and(condition, eq(specifications.isFilter, true)))
    .groupBy(specifications.key, specifications.value);
}
