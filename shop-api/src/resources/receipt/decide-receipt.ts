import { existing } from '../../http/rejections.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments } from '../../db/tables/order.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { mailPaymentReceived, mailReceiptRejected } from '../mail/order-mails.ts';
import { lockOrder } from '../order/void-order.ts';
import { payOrderWhenWhole } from '../payment/record-result.ts';
import { paymentById, type PaymentOfOrder } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The decision of an operator on a receipt. */
export type Decision =
  | { readonly verdict: 'accept' }
  | { readonly verdict: 'reject'; readonly reason: string | null };

/**
 * Accepts or rejects the receipt of a payment (shop-api.md 5.25). Accepted, the payment is paid, and with the last one
 * the order; rejected, it is pending again, for at least `paymentHours` from now. 409 when no receipt awaits a
 * decision, so that only one of two operators decides.
 */
export async function decideReceipt(
  shop: Shop,
  orderPaymentId: number,
  decision: Decision,
): Promise<ShopResponse> {
  return shop.db.transaction(async (transaction) => {
    const found = existing(await paymentById(transaction, orderPaymentId));
    await lockOrder(transaction, found.order.id);
    const present = await paymentById(transaction, orderPaymentId);
    if (present === null || !isAwaiting(present)) {
      return rejected(409, 'Pembayaran ini tidak menunggu konfirmasi');
    }
    await (decision.verdict === 'accept'
      ? accept(transaction, present, shop.now())
      : reject(transaction, present, decision.reason, shop));
    return ok(null);
  });
}

/** Whether a receipt was sent that is not decided on. */
function isAwaiting({ payment, order }: PaymentOfOrder): boolean {
  const isManual = payment.paymentGatewayId === 0;
  return isManual && payment.isConfirmed && payment.isPaid === 0 && !order.isRefunded;
}

async function accept(db: Database, { payment, order }: PaymentOfOrder, now: Date): Promise<void> {
  await db
    .update(orderPayments)
    .set({ isPaid: 1, paidAt: now, operatorNote: null })
    .where(eq(orderPayments.id, payment.id));
  await payOrderWhenWhole(db, order.id, now);
  await mailPaymentReceived(db, payment.id, now);
}

async function reject(
  db: Database,
  { payment, order }: PaymentOfOrder,
  reason: string | null,
  shop: Shop,
): Promise<void> {
  const now = shop.now();
  const nextDeadline = now.getTime() + shop.settings.paymentHours * HOUR_MS;
  const expiredAt = new Date(Math.max(payment.expiredAt.getTime(), nextDeadline));
  await db
    .update(orderPayments)
    .set({ isConfirmed: false, operatorNote: reason, expiredAt })
    .where(eq(orderPayments.id, payment.id));
  await mailReceiptRejected(db, { payment: { ...payment, expiredAt }, order }, reason, now);
}
