import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments } from '../../db/tables/order.ts';

/** Whether money has come for any payment row of an order. */
export async function hasPaidRow(db: Database, orderId: number): Promise<boolean> {
  const isPaidRow = and(eq(orderPayments.orderId, orderId), eq(orderPayments.isPaid, 1));
  return (await db.$count(orderPayments, isPaidRow)) > 0;
}
