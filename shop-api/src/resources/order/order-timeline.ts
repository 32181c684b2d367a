import { orderStatus } from '@gawai/domain/order-status';
import { readShippingType } from '@gawai/domain/shipping';
import { shopTime } from '../../http/shop-time.ts';
import type { OrderRow } from './order-queries.ts';
import type { TimelineStep } from './order-schemas.ts';

/**
 * What has become of an order, oldest first (shop-api.md 10.5). A paid order is in processing at once. What
 * was picked up is completed with it; of a parcel the shop does not learn when it arrives.
 */
export function timelineOf(order: OrderRow): TimelineStep[] {
  const isPickup = readShippingType(order.shippingType) === 'PICKUP';
  const closing = orderStatus(order) === 'REFUNDED' ? 'refunded' : 'voided';
  return [
    ...step('ordered', order.orderTime),
    ...step('paid', order.paidAt),
    ...step('processing', order.paidAt),
    ...step('shipped', order.shippedAt),
    ...(isPickup ? step('completed', order.shippedAt) : []),
    ...step(closing, order.refundedAt),
  ];
}

function step(name: string, at: Date | null): TimelineStep[] {
  return at === null ? [] : [{ step: name, at: shopTime(at) }];
}
