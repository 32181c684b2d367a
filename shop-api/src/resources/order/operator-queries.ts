import { pick } from '../../db/pick.ts';
import { and, count, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders, refunds } from '../../db/tables/order.ts';
import { receipts } from '../../db/tables/payment-session.ts';
import { wordsOccurIn } from '../../db/word-search.ts';
import type { OrderRow } from './order-queries.ts';

/** What an operator may narrow the list of orders to; the first five are the states of an order. */
export const ORDER_STATES = [
  'awaiting_payment',
  'processing',
  'shipped',
  'refunded',
  'voided',
  'refund_requested',
  'attention',
] as const;

/** One of the states an operator may ask for. */
export type OrderState = (typeof ORDER_STATES)[number];

const SEARCHED = [orders.orderNo, orders.firstName, orders.lastName, orders.phone, orders.email];

/** What an operator looks for: every word must occur in number, name, phone or e-mail. */
export interface OrderSearch {
  readonly state: OrderState | null;
  readonly words: readonly string[];
  readonly offset: number;
  readonly size: number;
}

/** An order in the operator's list. */
export interface ListedOrder {
  readonly order: OrderRow;
  readonly hasOpenRefund: boolean;
  readonly needsAttention: boolean;
}

/** One page of all orders, newest first, with the number of all that match. */
export async function ordersForOperator(
  db: Database,
  { state, words, offset, size }: OrderSearch,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matches = and(
    state === null ? undefined : isIn(db, state),
    ...wordsOccurIn(words, SEARCHED),
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(matches);
  const found = await db
    .select({
      order: orders,
      hasOpenRefund: sql<boolean>`${hasOpenRefund(db)}`,
      needsAttention: sql<boolean>`${hasFlaggedPayment(db)}`,
    })
    .from(orders)
    .where(matches)
    .orderBy(desc(orders.orderNo))
    .limit(size)
    .offset(offset);
  return { orders: found, total: counted?.total ?? 0 };
}

/** The order of a number as people read it, such as `SO261120000900`. */
export async function orderByNumber(db: Database, orderNo: string): Promise<OrderRow | null> {
  const [found] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return found ?? null;
}

/** The payment rows of an order with what only operators see of them. */
export function paymentNotesOf(db: Database, orderId: number) {
  return db
    .select({
      ...pick(orderPayments, 'id', 'needsAttention', 'operatorNote', 'paidAt'),
      receiptSentAt: receipts.createdAt,
    })
    .from(orderPayments)
    .leftJoin(receipts, eq(receipts.orderPaymentId, orderPayments.id))
    .where(eq(orderPayments.orderId, orderId));
}

function isIn(db: Database, state: OrderState): SQL | undefined {
  const flags = (isPaid: boolean, isRefunded: boolean, isShipped?: boolean) =>
    and(
      eq(orders.isPaid, isPaid),
      eq(orders.isRefunded, isRefunded),
      isShipped === undefined ? undefined : eq(orders.isShipped, isShipped),
    );
  switch (state) {
    case 'awaiting_payment':
      return flags(false, false, false);
    case 'processing':
      return flags(true, false, false);
    case 'shipped':
      return and(eq(orders.isShipped, true), eq(orders.isRefunded, false));
    case 'refunded':
      return flags(true, true);
    case 'voided':
      return flags(false, true);
    case 'refund_requested':
      return hasOpenRefund(db);
    case 'attention':
      return hasFlaggedPayment(db);
  }
}

function hasOpenRefund(db: Database): SQL {
  return exists(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orders.id), eq(refunds.status, 'requested'))),
  );
}

function hasFlaggedPayment(db: Database): SQL {
  return exists(
    db
      .select({ id: orderPayments.id })
      .from(orderPayments)
      .where(and(eq(orderPayments.orderId, orders.id), eq(orderPayments.needsAttention, true))),
  );
}
