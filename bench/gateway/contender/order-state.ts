import type { WireOrder, WirePayment } from './wire.ts';

/** Status of an order, by priority of its flags. */
export function statusOf({ is_paid, is_shipped, is_refunded }: WireOrder): string {
  if (is_refunded === 1) return is_paid === 1 ? 'REFUNDED' : 'VOIDED';
  if (is_shipped === 1) return 'SHIPPED';
  return is_paid === 1 ? 'PROCESSING' : 'AWAITING_PAYMENT';
}

/** Whether the money of a payment has arrived. */
export function stateOf({ is_paid }: WirePayment): string {
  if (is_paid === 0) return 'PENDING';
  return is_paid > 0 ? 'PAID' : 'EXPIRED';
}

/** Whether a payment of an order can be paid now. */
export function isPayable(payment: WirePayment, order: WireOrder): boolean {
  return payment.is_paid === 0 && order.is_refunded !== 1;
}

/** `GATEWAY` for a payment through the provider, else `MANUAL`. */
export function kindOf({ payment_gateway_id }: WirePayment): string {
  return payment_gateway_id === null ? 'MANUAL' : 'GATEWAY';
}
