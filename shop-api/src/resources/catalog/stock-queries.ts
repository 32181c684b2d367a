import { pick } from '../../db/pick.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, stocks, variants } from '../../db/tables/catalog.ts';

/**
 * The pieces on sale of the product of the outer query, over all warehouses: those of its variants, or its own without
 * variants (shop-api.md 5.2).
 */
export const totalOnlineStock = sql`(
  SELECT coalesce(sum(held.stock), 0) FROM ${stocks} AS held
  LEFT JOIN ${variants} AS kind ON kind.id = held.variant_id
  WHERE held.product_id = ${products.id} AND (
    kind.is_active OR held.variant_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM ${variants} AS sold
      WHERE sold.product_id = ${products.id} AND sold.is_active)))`.mapWith(Number);

/** Pieces of a product at one warehouse, of one variant or (null) of a product without variants. */
export interface StockRow {
  readonly productId: number;
  readonly variantId: number | null;
  readonly warehouseId: number;
  readonly stock: number;
}

/** Stock of products by warehouse; warehouses without stock are left out. */
export function stocksOf(db: Database, productIds: readonly number[]): Promise<StockRow[]> {
  return db
    .select(pick(stocks, 'productId', 'variantId', 'warehouseId', 'stock'))
    .from(stocks)
    .where(and(inArray(stocks.productId, productIds), gt(stocks.stock, 0)))
    .orderBy(asc(stocks.warehouseId));
}

/** The variants of products that are sold, in order. */
export function variantsOf(db: Database, productIds: readonly number[]) {
  return db
    .select(pick(variants, 'id', 'productId', 'name', 'sku', 'colour', 'image'))
    .from(variants)
    .where(and(inArray(variants.productId, productIds), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
}

/** A variant as the product's page shows it. */
export type ShownVariant = Awaited<ReturnType<typeof variantsOf>>[number];
