import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orderDetails, orders } from '../../db/tables/order.ts';

/** Pieces to subtract from one stock row. */
export interface StockNeed {
  readonly stockId: number;
  readonly quantity: number;
  /** Index of the line in the order, from 0. */
  readonly line: number;
}

/** The line that could not be filled, and how many pieces are left for it. */
export interface StockShortage {
  readonly line: number;
  readonly left: number;
}

/**
 * Subtracts the pieces of every line, each in one conditional statement, so that no piece is sold twice (shop-api.md
 * 5.19). Rows are updated by rising id, so that orders do not deadlock. After a shortage the caller must roll the
 * transaction back.
 */
export async function subtractStock(
  db: Database,
  needs: readonly StockNeed[],
): Promise<StockShortage | null> {
  for (const { stockId, quantity, line } of byStock(needs)) {
    const taken = await db
      .update(stocks)
      .set({ stock: sql`${stocks.stock} - ${quantity}` })
      .where(and(eq(stocks.id, stockId), gte(stocks.stock, quantity)))
      .returning({ id: stocks.id });
    if (taken.length === 0) return { line, left: await piecesLeft(db, stockId) };
  }
  return null;
}

/** Returns the pieces of an order to their stock rows, by rising id as well. */
export async function returnStock(db: Database, orderId: number): Promise<void> {
  const items = await db
    .select({ stockId: stocks.id, quantity: orderDetails.quantity })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.orderId))
    .innerJoin(
      stocks,
      and(
        eq(stocks.productId, orderDetails.productId),
        eq(stocks.warehouseId, orders.warehouseId),
        sql`(${eq(stocks.variantId, orderDetails.productVariantId)} OR ${and(
          isNull(stocks.variantId),
          isNull(orderDetails.productVariantId),
        )})`,
      ),
    )
    .where(eq(orderDetails.orderId, orderId));
  for (const { stockId, quantity } of byStock(items)) {
    await db
      .update(stocks)
      .set({ stock: sql`${stocks.stock} + ${quantity}` })
      .where(eq(stocks.id, stockId));
  }
}

function byStock<Row extends { readonly stockId: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((left, right) => left.stockId - right.stockId);
}

async function piecesLeft(db: Database, stockId: number): Promise<number> {
  const [row] = await db.select({ stock: stocks.stock }).from(stocks).where(eq(stocks.id, stockId));
  return row?.stock ?? 0;
}
