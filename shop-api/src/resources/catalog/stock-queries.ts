import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, stocks, variants } from '../../db/tables/catalog.ts';

/**
 * The pieces of the product of the outer query that may be sold, over all warehouses: those of its
 * variants, or its own when it has none (shop-api.md 5.2, stock words).
 */
export const totalOnlineStock = sql`(
  SELECT coalesce(sum(held.stock), 0) FROM ${stocks} AS held
  LEFT JOIN ${variants} AS kind ON kind.id = held.variant_id
  WHERE held.product_id = ${products.id} AND (
    kind.is_active OR held.variant_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM ${variants} AS sold
      WHERE sold.product_id = ${products.id} AND sold.is_active)))`.mapWith(Number);

/** Pieces at one warehouse, of one variant or (null) of a product without variants. */
export interface StockRow {
  readonly variantId: number | null;
  readonly warehouseId: number;
  readonly stock: number;
}

/** Where a product's pieces are; warehouses without any are left out. */
export function stocksOf(db: Database, productId: number): Promise<StockRow[]> {
  return db
    .select({
      variantId: stocks.variantId,
      warehouseId: stocks.warehouseId,
      stock: stocks.stock,
    })
    .from(stocks)
    .where(and(eq(stocks.productId, productId), gt(stocks.stock, 0)))
    .orderBy(asc(stocks.warehouseId));
}

/** The variants of a product that are sold, in order. */
export function variantsOf(db: Database, productId: number) {
  return db
    .select({ id: variants.id, name: variants.name })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
}
