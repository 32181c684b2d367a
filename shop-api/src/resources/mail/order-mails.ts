import { sumRupiah } from '@gawai/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { trackingUrlOf, type OrderRow } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/store-order.ts';
import { paymentById, type PaymentOfOrder } from '../receipt/queries.ts';
import { putMail } from './outbox.ts';
import type { MailOrder, MailPayment } from './shop-mail.ts';

type PaymentRow = typeof orderPayments.$inferSelect;

/** Confirms the order, with its payment deadline. */
export async function mailOrderReceived(
  transaction: Database,
  { order, lines, payments }: StoredOrder,
  now: Date,
): Promise<void> {
  const mail = {
    kind: 'orderReceived',
    order: orderFacts(order),
    lines: lines.map(({ productName, productVariantName, quantity, price }) => ({
      name: [productName, productVariantName].filter(Boolean).join(', '),
      quantity,
      price,
    })),
    figures: {
      total: order.total,
      voucherDiscount: order.voucherDiscount,
      shipping: order.totalShippingFee,
      insurance: order.totalInsuranceFee,
      paymentFee: order.paymentFee,
      grandTotal: order.grandTotal,
    },
    payments: payments.map(paymentFacts),
    payUntil: payments[0]?.expiredAt.toISOString() ?? null,
  } as const;
  await putMail(transaction, order.email, mail, now);
}

/** Confirms a payment, with the amount still due. */
export async function mailPaymentReceived(
  transaction: Database,
  paymentId: number,
  now: Date,
): Promise<void> {
  const found = await paymentById(transaction, paymentId);
  if (found === null) throw new Error(`No payment ${String(paymentId)}`);
  const { order, payment } = found;
  const ofOrder = eq(orderPayments.orderId, order.id);
  const all = await transaction.select().from(orderPayments).where(ofOrder);
  const mail = {
    kind: 'paymentReceived',
    order: orderFacts(order),
    payment: paymentFacts(payment),
    remaining: all.some(({ isPaid }) => isPaid === -1)
      ? null
      : sumOf(all.filter(({ isPaid }) => isPaid === 0)),
    isVoided: order.isRefunded,
  } as const;
  await putMail(transaction, order.email, mail, now);
}

/** Reports why the operator rejected the receipt, and the deadline for a new one. */
export async function mailReceiptRejected(
  transaction: Database,
  { payment, order }: PaymentOfOrder,
  note: string | null,
  now: Date,
): Promise<void> {
  const mail = {
    kind: 'receiptRejected',
    order: orderFacts(order),
    payment: paymentFacts(payment),
    note,
    payUntil: payment.expiredAt.toISOString(),
  } as const;
  await putMail(transaction, order.email, mail, now);
}

/** Reports the tracking number of the parcel, or that the goods were picked up. */
export async function mailShipped(
  transaction: Database,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const { resiNo, shippingMethodName, shippingMethodDetail } = order;
  const courier = [shippingMethodName, shippingMethodDetail].filter(Boolean).join(' ');
  const trackingUrl = await trackingUrlOf(transaction, order);
  const parcel = resiNo === null ? null : { courier, resiNo, trackingUrl };
  await putMail(
    transaction,
    order.email,
    { kind: 'shipped', order: orderFacts(order), parcel },
    now,
  );
}

/** Reports the refund of `payments`. */
export async function mailRefunded(
  transaction: Database,
  order: OrderRow,
  payments: readonly PaymentRow[],
  note: string | null,
  now: Date,
): Promise<void> {
  const facts = { order: orderFacts(order), amount: sumOf(payments) };
  await putMail(transaction, order.email, { kind: 'refunded', ...facts, note }, now);
}

function orderFacts({ orderNo, hash, userId, firstName }: OrderRow): MailOrder {
  return { orderNo, hash, isGuest: userId === null, firstName };
}

function paymentFacts({ paymentMethodName, total }: PaymentRow): MailPayment {
  return { method: paymentMethodName, amount: total };
}

function sumOf(payments: readonly PaymentRow[]): number {
  return sumRupiah(payments.map(({ total }) => total));
}
