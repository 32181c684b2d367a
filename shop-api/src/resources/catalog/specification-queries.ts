import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { specifications } from '../../db/tables/catalog.ts';

/** One thing that a product is made of. */
export type SpecificationRow = typeof specifications.$inferSelect;

export function specificationsOf(
  db: Database,
  productIds: readonly number[],
): Promise<SpecificationRow[]> {
  return db
    .select()
    .from(specifications)
    .where(inArray(specifications.productId, productIds))
    .orderBy(asc(specifications.position), asc(specifications.id));
}
