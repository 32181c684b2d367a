import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;

/** A payment and its order, by the hash of the payment. */
export async function paymentByHash(db: Database, hash: string) {
  const [found] = await db
    .select({
      payment: orderPayments,
      order: orders,
      transactionStatus: lastTransactionStatus(db),
    })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(eq(orderPayments.hash, hash));
  return found ?? null;
}

/** A session with its payment and order, by the reference sent to the provider. */
export async function sessionByRefNo(db: Database, refNo: string) {
  const [found] = await sessions(db).where(eq(paymentSessions.refNo, refNo));
  return found ?? null;
}

/** A session with its payment and order, by the id of its checkout. */
export async function sessionByCheckout(db: Database, checkoutId: string) {
  const [found] = await sessions(db).where(eq(paymentSessions.checkoutId, checkoutId));
  return found ?? null;
}

function sessions(db: Database) {
  return db
    .select({ session: paymentSessions, payment: orderPayments, order: orders })
    .from(paymentSessions)
    .innerJoin(orderPayments, eq(orderPayments.id, paymentSessions.orderPaymentId))
    .innerJoin(orders, eq(orders.id, orderPayments.orderId));
}

const PENDING_AT_PROVIDER = '6';

/**
 * The status of the last provider message of a payment (1 paid, 0 failed, 6 pending), as a column of a query on
 * `order_payments`; null without one. It may belong to an older session, by which the buyer can still pay.
 */
export function lastTransactionStatus(db: Database) {
  const newestStatus = db
    .select({ status: paymentSessions.transactionStatus })
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.orderPaymentId, orderPayments.id),
        isNotNull(paymentSessions.transactionStatus),
      ),
    )
    .orderBy(desc(paymentSessions.answeredAt), desc(paymentSessions.id))
    .limit(1);
  return sql<string | null>`(${newestStatus})`;
}

/** Whether any session of a payment is pending at the provider, in a query on `order_payments`. */
export function isPendingAtProvider(db: Database) {
  const pending = db
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.orderPaymentId, orderPayments.id),
        eq(paymentSessions.transactionStatus, PENDING_AT_PROVIDER),
      ),
    );
  return exists(pending);
}

/** Adds a session and ends the older ones of its payment (shop-api.md 5.24). */
export async function addSession(
  transaction: Database,
  session: typeof paymentSessions.$inferInsert,
): Promise<void> {
  await transaction
    .update(paymentSessions)
    .set({ state: 'ended' })
    .where(
      and(
        eq(paymentSessions.orderPaymentId, session.orderPaymentId),
        eq(paymentSessions.state, 'open'),
      ),
    );
  await transaction.insert(paymentSessions).values(session);
}
