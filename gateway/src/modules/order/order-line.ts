import { mayReview } from '@gawai/domain/order-status';
import type { OrderLineRecord, OrderRecord } from '../../rest/endpoints/order.ts';

/** A line that knows whether its buyer may review it now. */
export interface ReviewableLine extends OrderLineRecord {
  /** The order is paid, shipped and not given back, and the line has no review (specification.md 4). */
  readonly canReview: boolean;
}

/**
 * The lines of an order. `isGuest` = no token; that an order belongs to the signed-in customer, its
 * shop has said by showing it, unless it is a guest's order, of which the shop takes no review.
 */
export function orderLines(order: OrderRecord, isGuest: boolean): ReviewableLine[] {
  const whole = { ...order, isGuest };
  return order.lines.map((line) => ({
    ...line,
    canReview: mayReview(whole, { hasReview: line.review !== null }),
  }));
}
