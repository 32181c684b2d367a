import { ORDER_STATUSES, wireOrderStatus, readOrderStatus } from '@gawai/domain/order-status';
import { ofStatus } from './order-status-filter.ts';
import type { Page } from '../../http/paginator.ts';
import { and, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders, refunds } from '../../db/tables/order.ts';
import { wordsOccurIn } from '../../db/word-search.ts';
import type { OrderRow } from './order-queries.ts';

/** What an operator may narrow the list of orders to: the states of an order, and what waits for the operator. */
export const ORDER_STATES = [
  ...ORDER_STATUSES.map(wireOrderStatus),
  'refund_requested',
  'attention',
] as const;

/** A state by which operators filter orders. */
export type OrderState = (typeof ORDER_STATES)[number];

const SEARCHED = [orders.orderNo, orders.firstName, orders.lastName, orders.phone, orders.email];

/** A search by operators: every word must occur in number, name, phone or e-mail. */
export interface OrderSearch {
  readonly state: OrderState | null;
  readonly words: readonly string[];
  readonly page: Page;
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
  { state, words, page }: OrderSearch,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matches = and(
    state === null ? undefined : isIn(db, state),
    ...wordsOccurIn(words, SEARCHED),
  );
  const found = await db
    .select({
      order: orders,
      hasOpenRefund: sql<boolean>`${hasOpenRefund(db)}`,
      needsAttention: sql<boolean>`${hasFlaggedPayment(db)}`,
    })
    .from(orders)
    .where(matches)
    .orderBy(desc(orders.orderNo))
    .limit(page.size)
    .offset(page.offset);
  return { orders: found, total: await db.$count(orders, matches) };
}

/** The order of a number as people read it, such as `SO261120000900`. */
export async function orderByNumber(db: Database, orderNo: string): Promise<OrderRow | null> {
  const [found] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
  return found ?? null;
}

function isIn(db: Database, state: OrderState): SQL | undefined {
  if (state === 'refund_requested') return hasOpenRefund(db);
  if (state === 'attention') return hasFlaggedPayment(db);
  const status = readOrderStatus(state);
  return status === null ? undefined : ofStatus(status);
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
