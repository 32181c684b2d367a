import { sumRupiah, type Rupiah } from '@gawai/domain/money';
import { mayPay, mayReview } from '@gawai/domain/order-status';
import type { GatewayContext } from '../../graphql/context.ts';
import type { OrderFiguresRecord } from '../../rest/endpoints/order-figures.ts';
import type { OrderPaymentRecord } from '../../rest/endpoints/order-payment.ts';
import type { OrderLineRecord, OrderRecord } from '../../rest/endpoints/order.ts';
import { isOwnOrder } from './own-order.ts';

/** A line with its order, which decides whether it may be reviewed. */
export interface ReviewableLine extends OrderLineRecord {
  readonly order: OrderRecord;
}

export function orderLines(order: OrderRecord): ReviewableLine[] {
  return order.lines.map((line) => ({ ...line, order }));
}

/** Whether the client may review a line now (specification.md 4). */
export function canReview(
  { order, review }: ReviewableLine,
  context: GatewayContext,
): boolean | Promise<boolean> {
  const isGuest = context.token === null;
  return (
    mayReview({ ...order, isGuest }, { hasReview: review !== null }) && isOwnOrder(order, context)
  );
}

/** A payment row, and whether it can be paid now. */
export interface PayableRecord extends OrderPaymentRecord {
  /** It is pending, and its order was not refunded or voided. */
  readonly isPayable: boolean;
}

/** The payment rows of an order (specification.md 4). */
export function orderPayments(order: OrderRecord): PayableRecord[] {
  return order.payments.map((payment) => ({ ...payment, isPayable: mayPay(payment, order) }));
}

/** Price of the goods after the voucher, never below 0. */
export function discountedTotal({
  subtotal,
  discount,
}: Pick<OrderFiguresRecord, 'subtotal' | 'discount'>): Rupiah {
  return Math.max(0, subtotal - discount);
}

/** The sum of the payments without their fees, never below 0. */
export function amountDue({ subtotal, discount, shipping, insurance }: OrderFiguresRecord): Rupiah {
  return Math.max(0, sumRupiah([subtotal, shipping.total, insurance.total]) - discount);
}
