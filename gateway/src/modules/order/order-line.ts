import { mayReview } from '@gawai/domain/order-status';
import type { GatewayContext } from '../../graphql/context.ts';
import type { OrderLineRecord, OrderRecord } from '../../rest/endpoints/order.ts';
import { isOwnOrder } from './own-order.ts';

/** A line with its order, by which it may be reviewed or not. */
export interface ReviewableLine extends OrderLineRecord {
  readonly order: OrderRecord;
}

/** The lines of an order. */
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
