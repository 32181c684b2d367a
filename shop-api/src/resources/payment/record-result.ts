import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { paymentSessions } from '../../db/tables/payment-session.ts';
import { mailPaymentReceived } from '../mail/order-mails.ts';
import { lockOrder } from '../order/void-order.ts';
import type { TransactionNotes } from './provider-message.ts';

/** 1 paid, 0 failed, 6 pending (shop-api.md 5.24). */
export type TransactionStatus = '0' | '1' | '6';

/** The result of one session at the provider. */
export interface TransactionResult {
  readonly status: TransactionStatus;
  /** Null for the result of an enquiry, which is a status only: stored notes do not change. */
  readonly notes: TransactionNotes | null;
}

/** The session a result is for. */
export interface SessionOfOrder {
  readonly id: number;
  readonly orderPaymentId: number;
  readonly orderId: number;
}

/** The status of a message, or null for an unknown one. */
export function readTransactionStatus(word: string): TransactionStatus | null {
  return word === '0' || word === '1' || word === '6' ? word : null;
}

/**
 * Records a verified result of the provider (shop-api.md 5.24): paid is final, and repeats change nothing. Unexpected
 * money (the payment was paid already or has expired, the order was voided) is recorded as paid and flagged for the
 * operator. Failed and pending do not change the payment.
 */
export async function recordResult(
  db: Database,
  session: SessionOfOrder,
  result: TransactionResult,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, session.orderId);
    const isNew = await updateSession(transaction, session.id, result, now);
    if (!isNew || result.status !== '1') return;
    const isVoided = order?.isRefunded !== false;
    const isFirst = await payRow(transaction, session.orderPaymentId, isVoided, now);
    if (!isVoided) await payOrderWhenWhole(transaction, session.orderId, now);
    if (isFirst) await mailPaymentReceived(transaction, session.orderPaymentId, now);
  });
}

/**
 * Stores the status. Returns false when the session was paid already; then only missing notes are added, as an enquiry
 * may have come first.
 */
async function updateSession(
  transaction: Database,
  sessionId: number,
  { status, notes }: TransactionResult,
  now: Date,
): Promise<boolean> {
  const isUnpaid = or(
    isNull(paymentSessions.transactionStatus),
    ne(paymentSessions.transactionStatus, '1'),
  );
  const changed = await transaction
    .update(paymentSessions)
    .set({ transactionStatus: status, ...notes, answeredAt: now })
    .where(and(eq(paymentSessions.id, sessionId), isUnpaid))
    .returning({ id: paymentSessions.id });
  if (changed.length > 0) return true;
  if (status === '1' && notes !== null) await addMissingNotes(transaction, sessionId, notes);
  return false;
}

async function addMissingNotes(
  transaction: Database,
  sessionId: number,
  notes: TransactionNotes,
): Promise<void> {
  const noted = (name: keyof TransactionNotes) =>
    sql`coalesce(${paymentSessions[name]}, ${notes[name]})`;
  await transaction
    .update(paymentSessions)
    .set({
      transId: noted('transId'),
      authCode: noted('authCode'),
      errDesc: noted('errDesc'),
      paymentDate: noted('paymentDate'),
      issuerBank: noted('issuerBank'),
    })
    .where(eq(paymentSessions.id, sessionId));
}

/** Marks a payment as paid; false for a double payment. */
async function payRow(
  transaction: Database,
  orderPaymentId: number,
  isVoided: boolean,
  now: Date,
): Promise<boolean> {
  const paid = await transaction
    .update(orderPayments)
    .set({ isPaid: 1, paidAt: now, ...(isVoided ? { needsAttention: true } : {}) })
    .where(and(eq(orderPayments.id, orderPaymentId), eq(orderPayments.isPaid, 0)))
    .returning({ id: orderPayments.id });
  if (paid.length > 0) return true;
  const row = eq(orderPayments.id, orderPaymentId);
  const late = await transaction
    .update(orderPayments)
    .set({ isPaid: 1, paidAt: now })
    .where(and(row, eq(orderPayments.isPaid, -1)))
    .returning({ id: orderPayments.id });
  await transaction.update(orderPayments).set({ needsAttention: true }).where(row);
  return late.length > 0;
}

/** Marks a locked order as paid when all its payments are (shop-api.md 5.20). */
export async function payOrderWhenWhole(
  transaction: Database,
  orderId: number,
  now: Date,
): Promise<void> {
  const unpaid = transaction
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orders.id), ne(orderPayments.isPaid, 1)));
  await transaction
    .update(orders)
    .set({ isPaid: true, paidAt: now })
    .where(and(eq(orders.id, orderId), eq(orders.isPaid, false), notExists(unpaid)));
}
