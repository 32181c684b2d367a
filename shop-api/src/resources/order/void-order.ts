import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/tables/order.ts';
import { returnVoucherUse } from '../voucher/queries.ts';
import type { OrderRow } from './order-queries.ts';
import { returnStock } from './stock-queries.ts';

/**
 * Makes this transaction the only one to change an order and its payment rows. Every transaction that changes either
 * locks the order first, so that none waits in a circle.
 */
export async function lockOrder(transaction: Database, orderId: number): Promise<OrderRow | null> {
  const [found] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return found ?? null;
}

/** Voids a locked order that is not paid: its pieces and its voucher use go back (shop-api.md 5.18, 5.25). */
export async function voidOrder(transaction: Database, orderId: number, now: Date): Promise<void> {
  const voided = await transaction
    .update(orders)
    .set({ isRefunded: true, refundedAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.isPaid, false), eq(orders.isRefunded, false)))
    .returning({ id: orders.id });
  if (voided.length === 0) return;
  await returnStock(transaction, orderId);
  await returnVoucherUse(transaction, orderId);
}
