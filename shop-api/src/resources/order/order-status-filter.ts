import { orderStatus, type OrderStatus } from '@gawai/domain/order-status';
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/tables/order.ts';

/** The flags of each status, by the priority of `orderStatus`; a missing one may have any value. */
const FLAGS = {
  AWAITING_PAYMENT: { isRefunded: false, isShipped: false, isPaid: false },
  PROCESSING: { isRefunded: false, isShipped: false, isPaid: true },
  SHIPPED: { isRefunded: false, isShipped: true },
  REFUNDED: { isRefunded: true, isPaid: true },
  VOIDED: { isRefunded: true, isPaid: false },
} as const satisfies Readonly<
  Record<OrderStatus, Partial<Record<'isRefunded' | 'isShipped' | 'isPaid', boolean>>>
>;

/** The condition for orders of one status. */
export function ofStatus(status: OrderStatus): SQL | undefined {
  const { isRefunded, isShipped, isPaid } = { isShipped: null, isPaid: null, ...FLAGS[status] };
  return and(
    eq(orders.isRefunded, isRefunded),
    isShipped === null ? undefined : eq(orders.isShipped, isShipped),
    isPaid === null ? undefined : eq(orders.isPaid, isPaid),
  );
}

/** How many of the orders of a condition have each status. */
export async function statusCounts(
  db: Database,
  condition: SQL | undefined,
): Promise<Readonly<Record<OrderStatus, number>>> {
  const { isPaid, isShipped, isRefunded } = orders;
  const groups = await db
    .select({ isPaid, isShipped, isRefunded, number: count() })
    .from(orders)
    .where(condition)
    .groupBy(isPaid, isShipped, isRefunded);
  const counts = { AWAITING_PAYMENT: 0, PROCESSING: 0, SHIPPED: 0, REFUNDED: 0, VOIDED: 0 };
  for (const { number, ...flags } of groups) counts[orderStatus(flags)] += number;
  return counts;
}
