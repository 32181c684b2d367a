import { readRefundStatus, type RefundStatus } from '@gawai/domain/refund';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import type { WireEntry } from '../wire/wire-entry.ts';

/** A refund request and the decision of the shop (shop-api.md 5.20, 5.23). */
export interface OrderRefundRecord {
  /** Null for an unknown status. */
  readonly status: RefundStatus | null;
  /** Text of the customer. */
  readonly reason: string | null;
  /** ISO 8601 text. */
  readonly requestedAt: string | null;
  /** Text of the shop. */
  readonly note: string | null;
}

/** Reads the refund of an order; null for an object without one. */
export function readRefund(entry: WireEntry | null): OrderRefundRecord | null {
  if (entry?.either('status', 'reason', 'requested_at') === undefined) return null;
  return {
    status: readRefundStatus(entry.raw('status')),
    reason: entry.textOrNull('reason'),
    requestedAt: entry.time('requested_at'),
    note: entry.textOrNull('note'),
  };
}

/**
 * POST /order/{hash}/refund (shop-api.md 5.23): the customer requests a refund. Returns a rejection as a value,
 * `NOT_FOUND` also for a shop without this call.
 */
export function postRefundRequest(
  shop: RestClient,
  orderHash: string,
  reason: string,
): Promise<ShopRejection | null> {
  return shop.execute({
    method: 'POST',
    path: ['order', orderHash, 'refund'],
    body: { reason },
    isOptional: true,
  });
}
