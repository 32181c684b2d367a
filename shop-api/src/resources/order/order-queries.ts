import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pick } from '../../db/pick.ts';
import { orderDetails, orderPayments, orders, refunds } from '../../db/tables/order.ts';
import { receipts } from '../../db/tables/payment-session.ts';
import { reviews } from '../../db/tables/review.ts';
import { shippingMethods, warehouses } from '../../db/tables/shipping.ts';
import { lastTransactionStatus } from '../payment/session-queries.ts';

const LIST_LENGTH = 100;

export type OrderRow = typeof orders.$inferSelect;

/** The order of a hash, of any customer or guest. */
export async function orderByHash(db: Database, hash: string): Promise<OrderRow | null> {
  const [found] = await db.select().from(orders).where(eq(orders.hash, hash));
  return found ?? null;
}

/** The newest orders of a customer, at most 100 (shop-api.md 5.20). */
export function ordersOf(db: Database, userId: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.orderNo))
    .limit(LIST_LENGTH);
}

/** The payments of an order, with the time of the receipt and the last status of the provider. */
export function paymentStatesOf(db: Database, orderId: number) {
  return db
    .select({
      payment: orderPayments,
      receiptSentAt: receipts.createdAt,
      transactionStatus: lastTransactionStatus(db),
    })
    .from(orderPayments)
    .leftJoin(receipts, eq(receipts.orderPaymentId, orderPayments.id))
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.id));
}

/** The store of a pickup order; the name is the copy in the order. */
export async function pickupPlaceOf(db: Database, warehouseId: number) {
  const [found] = await db
    .select(pick(warehouses, 'address', 'openingHours', 'phone'))
    .from(warehouses)
    .where(eq(warehouses.id, warehouseId));
  return found ?? null;
}

/** The URL of the tracking page of an order; null before it has a number. */
export async function trackingUrlOf(
  db: Database,
  { shippingMethodId, resiNo }: Pick<OrderRow, 'shippingMethodId' | 'resiNo'>,
): Promise<string | null> {
  if (shippingMethodId === null || resiNo === null) return null;
  const [found] = await db
    .select({ trackingUrl: shippingMethods.trackingUrl })
    .from(shippingMethods)
    .where(eq(shippingMethods.id, shippingMethodId));
  return found?.trackingUrl?.replaceAll('{resi}', encodeURIComponent(resiNo)) ?? null;
}

/** The lines of an order with their reviews. */
export function linesOf(db: Database, orderId: number) {
  return db
    .select({
      ...pick(orderDetails, 'id', 'orderId', 'productId', 'productSku', 'productName'),
      ...pick(orderDetails, 'productVariantName', 'price', 'quantity'),
      ...pick(reviews, 'star', 'review'),
    })
    .from(orderDetails)
    .leftJoin(reviews, eq(reviews.orderDetailId, orderDetails.id))
    .where(eq(orderDetails.orderId, orderId))
    .orderBy(asc(orderDetails.id));
}

/** Whether any payment of an order is paid. */
export async function hasPaidRow(db: Database, orderId: number): Promise<boolean> {
  const isPaidRow = and(eq(orderPayments.orderId, orderId), eq(orderPayments.isPaid, 1));
  return (await db.$count(orderPayments, isPaidRow)) > 0;
}

/** The newest wish to have an order refunded. */
export async function refundOf(db: Database, orderId: number) {
  const [found] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.id))
    .limit(1);
  return found ?? null;
}
