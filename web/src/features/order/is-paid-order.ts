import type { OrderTimelineFragment } from './order-timeline.generated.ts';

/**
 * Whether all payments of an order have arrived; also when it was given back since. A shipped order may be unpaid
 * (specification-notes.md 73).
 */
export const isPaidOrder = ({
  status,
  payments,
}: Pick<OrderTimelineFragment, 'status' | 'payments'>) =>
  status === 'SHIPPED'
    ? payments.every(({ state }) => state === 'PAID')
    : status === 'PROCESSING' || status === 'REFUNDED';
