import type { PaidState, TransactionStatus } from './flag.ts';
import { readEnumValue } from './read-enum-value.ts';
import type { ReceiptState } from './receipt.ts';

/** The statuses as an order passes through them, then the two ends without goods. */
export const ORDER_STATUSES = [
  'AWAITING_PAYMENT',
  'PROCESSING',
  'SHIPPED',
  'REFUNDED',
  'VOIDED',
] as const;

/** State of an order as the shopper sees it (specification.md 4); labels are in the texts. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const STEPS = [
  'ORDERED',
  'PAID',
  'PROCESSING',
  'SHIPPED',
  'COMPLETED',
  'VOIDED',
  'REFUNDED',
] as const;

/** Something that can happen to an order (shop-api.md 5.20, `timeline`). */
export type OrderStepName = (typeof STEPS)[number];

/** The three flags of an order; `isPaid` only when every payment is paid. */
export type OrderFlags = {
  readonly isRefunded: boolean;
  readonly isPaid: boolean;
  readonly isShipped: boolean;
};

/** Where a pay button leads: the provider's page, or the upload of a receipt. */
export type PayAction = 'GATEWAY' | 'RECEIPT';

/** The status by priority: refunded (paid or voided), shipped, paid, else awaiting payment. */
export function orderStatus(flags: OrderFlags): OrderStatus {
  if (flags.isRefunded) return flags.isPaid ? 'REFUNDED' : 'VOIDED';
  if (flags.isShipped) return 'SHIPPED';
  return flags.isPaid ? 'PROCESSING' : 'AWAITING_PAYMENT';
}

/** Reads a status as the filter of the orders writes it (shop-api.md 10.13), null when it is none. */
export function readOrderStatus(value: unknown): OrderStatus | null {
  return readEnumValue(value, ORDER_STATUSES);
}

/** The status as the filter of the orders writes it, e.g. `awaiting_payment`. */
export function wireOrderStatus(status: OrderStatus): Lowercase<OrderStatus> {
  // `toLowerCase` loses the type of a literal.
  return status.toLowerCase() as Lowercase<OrderStatus>;
}

/** Reads the name of a step in any letter case, null when it is none. */
export function readOrderStep(value: unknown): OrderStepName | null {
  return readEnumValue(value, STEPS);
}

/**
 * True when a payment of an order shows its `Bayar` button: it is pending, also after a receipt was
 * sent, and the order is not refunded or voided.
 */
export function mayPay(
  payment: { readonly state: PaidState },
  order: { readonly isRefunded: boolean },
): boolean {
  return payment.state === 'PENDING' && !order.isRefunded;
}

/** Where the `Bayar` button leads: a payment without a gateway id is a manual transfer. */
export function payAction(payment: { readonly isGateway: boolean }): PayAction {
  return payment.isGateway ? 'GATEWAY' : 'RECEIPT';
}

/**
 * True when a line of an order may be reviewed (specification.md 4): a customer's order, paid
 * and shipped, not refunded, and the line has no review yet. Guests never review.
 */
export function mayReview(
  order: OrderFlags & { readonly isGuest: boolean },
  line: { readonly hasReview: boolean },
): boolean {
  return !order.isGuest && order.isPaid && order.isShipped && !order.isRefunded && !line.hasReview;
}

/** The fields of a payment that decide whether its order may be cancelled. */
export interface CancellablePayment {
  readonly state: PaidState;
  readonly isConfirmed: boolean;
  readonly receiptState: ReceiptState | null;
  readonly transactionStatus: TransactionStatus | null;
}

/**
 * True when an unpaid order may be cancelled (shop-api.md 10.9): nothing was paid, no money is on its way at the
 * provider, and no receipt waits for the shop.
 */
export function mayCancel(order: OrderFlags, payments: readonly CancellablePayment[]): boolean {
  return orderStatus(order) === 'AWAITING_PAYMENT' && !payments.some(mayHoldMoney);
}

function mayHoldMoney(payment: CancellablePayment): boolean {
  if (payment.state !== 'PENDING') return payment.state === 'PAID';
  const isReceiptSent = payment.isConfirmed && payment.receiptState !== 'REJECTED';
  return isReceiptSent || payment.transactionStatus === 'PENDING';
}
