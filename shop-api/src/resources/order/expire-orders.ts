import { and, eq, gt, gte, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { deleteOldKeys } from './idempotency.ts';
import { lockOrder, voidOrder } from './void-order.ts';

const ORDERS_AT_ONCE = 200;

/** What one expiry step did. */
export interface ExpiryCounts {
  readonly expiredPayments: number;
  readonly voidedOrders: number;
}

/**
 * Expires pending payments past their deadline, except those whose receipt awaits an operator (shop-api.md 5.25).
 * Voids unpaid orders without a pending or paid payment, which returns pieces and voucher use. One transaction per
 * order, so that a large run blocks no request. Also deletes idempotency keys older than a day.
 */
export async function expireOrders(db: Database, now: Date): Promise<ExpiryCounts> {
  const counts = { expiredPayments: 0, voidedOrders: 0 };
  for (const find of [withOverdueRows, withoutOpenRows]) {
    for (let after = 0, found = ORDERS_AT_ONCE; found === ORDERS_AT_ONCE;) {
      const due = await find(db, now, after);
      for (const { id } of due) {
        const done = await db.transaction((transaction) => expireOrder(transaction, id, now));
        counts.expiredPayments += done.expired;
        counts.voidedOrders += done.isVoided ? 1 : 0;
      }
      found = due.length;
      after = due.at(-1)?.id ?? after;
    }
  }
  await deleteOldKeys(db, now);
  return counts;
}

async function expireOrder(transaction: Database, orderId: number, now: Date) {
  const order = await lockOrder(transaction, orderId);
  const expired = await transaction
    .update(orderPayments)
    .set({ isPaid: -1 })
    .where(and(eq(orderPayments.orderId, orderId), isOverdue(now)))
    .returning({ id: orderPayments.id });
  const isOpen = and(eq(orderPayments.orderId, orderId), gte(orderPayments.isPaid, 0));
  const open = await transaction.$count(orderPayments, isOpen);
  const isVoided = order !== null && !order.isPaid && !order.isRefunded && open === 0;
  if (isVoided) await voidOrder(transaction, orderId, now);
  return { expired: expired.length, isVoided };
}

/** Orders after an id with an overdue payment. */
function withOverdueRows(db: Database, now: Date, after: number) {
  return db
    .selectDistinct({ id: orderPayments.orderId })
    .from(orderPayments)
    .where(and(isOverdue(now), gt(orderPayments.orderId, after)))
    .orderBy(orderPayments.orderId)
    .limit(ORDERS_AT_ONCE);
}

/** Unpaid orders after an id that cannot be paid any more. */
function withoutOpenRows(db: Database, _now: Date, after: number) {
  // The offset makes the planner look up the payments of each order: few orders are open, but it expects many and
  // would scan all payments each minute.
  const open = sql`(
    SELECT FROM ${orderPayments} AS row
    WHERE row.order_id = ${orders}.id AND row.is_paid >= 0 OFFSET 0)`;
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.isPaid, false),
        eq(orders.isRefunded, false),
        gt(orders.id, after),
        notExists(open),
      ),
    )
    .orderBy(orders.id)
    .limit(ORDERS_AT_ONCE);
}

function isOverdue(now: Date) {
  return and(
    eq(orderPayments.isPaid, 0),
    eq(orderPayments.isConfirmed, false),
    lte(orderPayments.expiredAt, now),
  );
}
