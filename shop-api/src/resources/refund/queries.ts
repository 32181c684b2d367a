import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, refunds } from '../../db/tables/order.ts';

/** A refund request as it is stored. */
export type RefundRow = typeof refunds.$inferSelect;

/** Whether money has come for any payment row of an order. */
export async function hasPaidRow(db: Database, orderId: number): Promise<boolean> {
  const isPaidRow = and(eq(orderPayments.orderId, orderId), eq(orderPayments.isPaid, 1));
  return (await db.$count(orderPayments, isPaidRow)) > 0;
}

/** Opens a refund request; null when the order has an open one. */
export async function openRefund(
  transaction: Database,
  request: { readonly orderId: number; readonly reason: string; readonly requestedAt: Date },
): Promise<RefundRow | null> {
  const [opened] = await transaction
    .insert(refunds)
    .values(request)
    .onConflictDoNothing()
    .returning();
  return opened ?? null;
}
