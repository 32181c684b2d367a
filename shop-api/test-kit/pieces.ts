import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { stocks } from '../src/db/tables/catalog.ts';

/** The pieces of a product at one or all warehouses, over all variants. */
export async function piecesOf(
  db: Database,
  productId: number,
  warehouseId?: number,
): Promise<number> {
  const isThere = warehouseId === undefined ? undefined : eq(stocks.warehouseId, warehouseId);
  const [found] = await db
    .select({ pieces: sum(stocks.stock).mapWith(Number) })
    .from(stocks)
    .where(and(eq(stocks.productId, productId), isThere));
  return found?.pieces ?? 0;
}
