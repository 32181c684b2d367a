import type { refunds } from '../../db/tables/order.ts';
import { shopTime } from '../../http/shop-time.ts';
import type { Refund } from './refund-schemas.ts';

/** A refund request as the order shows it (shop-api.md 5.20, 5.23); one that no customer requested has no reason. */
export function refundShape(refund: typeof refunds.$inferSelect): Refund {
  return {
    status: refund.status,
    reason: refund.reason,
    requested_at: refund.requestedAt && shopTime(refund.requestedAt),
    note: refund.note,
  };
}
