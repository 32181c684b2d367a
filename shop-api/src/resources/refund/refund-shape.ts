import type { refunds } from '../../db/tables/order.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { refund } from './refund-schemas.ts';

/** A refund request as the order shows it (shop-api.md 5.20, 5.23); one that no customer requested has no reason. */
export function refundShape(row: typeof refunds.$inferSelect) {
  return wireRecord(refund, row, {});
}
