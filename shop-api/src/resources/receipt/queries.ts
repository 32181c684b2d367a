import { pick } from '../../db/pick.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders } from '../../db/tables/order.ts';
import { receipts } from '../../db/tables/payment-session.ts';

const LIST_LENGTH = 500;

/** A payment and its order, by the id of the payment. */
export async function paymentById(db: Database, id: number) {
  const [found] = await db
    .select({ payment: orderPayments, order: orders })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(eq(orderPayments.id, id));
  return found ?? null;
}

export type PaymentOfOrder = NonNullable<Awaited<ReturnType<typeof paymentById>>>;

export async function receiptOf(db: Database, orderPaymentId: number) {
  const [found] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.orderPaymentId, orderPaymentId));
  return found ?? null;
}

/** Manual payments whose receipt awaits an operator, the oldest first (shop-api.md 5.25). */
export function awaitingPayments(db: Database) {
  return db
    .select({
      ...pick(orderPayments, 'id', 'total', 'paymentMethodName'),
      ...pick(orders, 'orderNo', 'firstName', 'lastName'),
      orderHash: orders.hash,
      sentAt: receipts.createdAt,
    })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .leftJoin(receipts, eq(receipts.orderPaymentId, orderPayments.id))
    .where(
      and(
        eq(orderPayments.paymentGatewayId, 0),
        eq(orderPayments.isConfirmed, true),
        eq(orderPayments.isPaid, 0),
        eq(orders.isRefunded, false),
      ),
    )
    .orderBy(asc(receipts.createdAt), asc(orderPayments.id))
    .limit(LIST_LENGTH);
}

/**
 * Stores the receipt of a payment, replacing an earlier one, and marks it as awaiting an operator. Returns the file
 * name of the replaced receipt, or null.
 */
export async function upsertReceipt(
  transaction: Database,
  receipt: {
    readonly orderPaymentId: number;
    readonly fileName: string;
    readonly contentType: string;
    readonly size: number;
    readonly createdAt: Date;
  },
): Promise<string | null> {
  const { orderPaymentId, ...file } = receipt;
  const earlier = await receiptOf(transaction, orderPaymentId);
  await transaction
    .insert(receipts)
    .values(receipt)
    .onConflictDoUpdate({ target: receipts.orderPaymentId, set: file });
  await transaction
    .update(orderPayments)
    .set({ isConfirmed: true })
    .where(eq(orderPayments.id, orderPaymentId));
  return earlier?.fileName ?? null;
}
