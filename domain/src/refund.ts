import type { Rupiah } from './money.ts';
import type { OrderFlags } from './order-status.ts';
import { readEnumValue } from './read-enum-value.ts';

/** Status of a refund request: it waits for the shop, or the shop has decided (shop-api.md 5.23, 5.25). */
export type RefundStatus = 'REQUESTED' | 'APPROVED' | 'REJECTED';

const STATUSES: readonly RefundStatus[] = ['REQUESTED', 'APPROVED', 'REJECTED'];

/** Reads the status of a refund request in any letter case, null when it is none of the three. */
export function readRefundStatus(value: unknown): RefundStatus | null {
  return readEnumValue(value, STATUSES);
}

/**
 * True when a refund may be requested for an order (shop-api.md 5.23): a customer's order that is not
 * refunded or voided, for which money has come (one paid payment is enough), and without a request
 * that waits. An order with nothing due is paid without any money (specification-notes.md 126). A request with
 * an unknown status counts as waiting.
 */
export function mayRequestRefund(
  order: OrderFlags & {
    readonly isGuest: boolean;
    /** Whether any of its payments is paid. */
    readonly hasPaidPayment: boolean;
    readonly grandTotal: Rupiah;
    /** Null when none was requested so far. */
    readonly refund: { readonly status: RefundStatus | null } | null;
  },
): boolean {
  if (order.isGuest || order.isRefunded) return false;
  const isDecided = order.refund?.status === 'APPROVED' || order.refund?.status === 'REJECTED';
  const hasMoney = order.hasPaidPayment || (order.isPaid && order.grandTotal > 0);
  return hasMoney && (order.refund === null || isDecided);
}

/**
 * The refund request of an order with the state of the order itself taken into account: on a
 * refunded order it is approved, whatever the shop last recorded on the request. The note of a
 * rejection explains what no longer holds, so it is left out.
 */
export function settledRefund<
  Refund extends { readonly status: RefundStatus | null; readonly note: string | null },
>(refund: Refund, order: Pick<OrderFlags, 'isRefunded'>): Refund {
  if (!order.isRefunded) return refund;
  return {
    ...refund,
    status: 'APPROVED',
    note: refund.status === 'REJECTED' ? null : refund.note,
  };
}
