import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';

/** A visit to the provider as it is stored. */
export type SessionRow = typeof paymentSessions.$inferSelect;

/** A payment row and the order it belongs to, by the row's hash. */
export async function paymentByHash(db: Database, hash: string) {
  const [found] = await db
    .select({ payment: orderPayments, order: orders })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(eq(orderPayments.hash, hash));
  return found ?? null;
}

/** A session and the payment row and order it is for, by the reference the provider was given. */
export async function sessionByRefNo(db: Database, refNo: string) {
  const [found] = await sessions(db).where(eq(paymentSessions.refNo, refNo));
  return found ?? null;
}

/** A session and the payment row and order it is for, by the id of its checkout. */
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

/** The sessions of a payment row, newest first. */
export function sessionsOf(db: Database, orderPaymentId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderPaymentId, orderPaymentId))
    .orderBy(desc(paymentSessions.id));
}

/** Adds a session and ends the older ones of its row (Contract 5.24). */
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
