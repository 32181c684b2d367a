import type { orderPayments } from '../../db/tables/order.ts';
import type { Shop } from '../../shop.ts';

type Payment = Pick<typeof orderPayments.$inferSelect, 'isPaid' | 'isConfirmed' | 'operatorNote'>;

/** State of the receipt of a payment and reason of its rejection, as the order contains it (shop-api.md 10). */
export function receiptShape(payment: Payment, hasReceipt: boolean) {
  const state = receiptState(payment, hasReceipt);
  return {
    receipt_state: state,
    receipt_note: state === 'rejected' ? payment.operatorNote : null,
  };
}

/** A receipt that was sent is confirmed until an operator rejects it. */
function receiptState({ isPaid, isConfirmed }: Payment, hasReceipt: boolean) {
  if (!hasReceipt) return 'none';
  if (!isConfirmed) return 'rejected';
  return isPaid === 1 ? 'accepted' : 'waiting';
}

/** The path of the receipt of a payment for operators (shop-api.md 5.25). */
export function receiptAddress({ publicUrl }: Shop, orderPaymentId: number): string {
  return `${publicUrl}/operator/order-payment/${orderPaymentId}/receipt`;
}
