import { mayPay } from '@gawai/domain/order-status';
import type { OrderPaymentRecord } from '../../rest/endpoints/order-payment.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';

/** A payment row that knows whether it can be paid now. */
export interface PayableRecord extends OrderPaymentRecord {
  /** It is pending, and its order was not given back or voided. */
  readonly isPayable: boolean;
}

/** The payment rows of an order (specification.md 4). */
export function orderPayments(order: OrderRecord): PayableRecord[] {
  return order.payments.map((payment) => ({ ...payment, isPayable: mayPay(payment, order) }));
}
