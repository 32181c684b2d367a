import { orderStatus } from '@gawai/domain/order-status';
import { orderStatusLabels } from '@gawai/domain/texts/labels';
import type { Database } from '../../db/database.ts';
import { receiptShape } from '../receipt/receipt-shape.ts';
import { refundShape } from '../refund/refund-schemas.ts';
import {
  linesOf,
  paymentStatesOf,
  pickupPlaceOf,
  refundOf,
  trackingUrlOf,
  type OrderRow,
} from './order-queries.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { order, orderLine, orderPayment, orderRow, type TimelineStep } from './order-schemas.ts';
import { readShippingType } from '@gawai/domain/shipping';
import { shopTime } from '../../http/shop-time.ts';

/** An order in the format of the contract, for a client that may read it (shop-api.md 5.20). */
export async function orderShape(db: Database, row: OrderRow) {
  const payments = await paymentStatesOf(db, row.id);
  const lines = await linesOf(db, row.id);
  const refund = await refundOf(db, row.id);
  const place = await pickupPlaceOf(db, row.warehouseId);
  return wireRecord(order, row, {
    tracking_url: await trackingUrlOf(db, row),
    timeline: timelineOf(row),
    warehouse: {
      name: row.warehouseName,
      address: place?.address ?? null,
      opening_hours: place?.openingHours ?? null,
      phone: place?.phone ?? null,
    },
    order_payments: payments.map(({ payment, receiptSentAt, transactionStatus }) =>
      wireRecord(orderPayment, payment, {
        ...receiptShape(payment, receiptSentAt !== null),
        transaction_status: transactionStatus,
      }),
    ),
    order_details: lines.map((line) =>
      wireRecord(orderLine, line, {
        review: line.star === null ? null : { star: line.star, review: line.review },
      }),
    ),
    refund: refund && refundShape(refund),
  });
}

/** An order in the format of a list or table, with its label (shop-api.md 5.20). */
export function orderRowShape(row: OrderRow) {
  return wireRecord(orderRow, row, { status: orderStatusLabels[orderStatus(row)] });
}

/**
 * The steps of an order, oldest first (shop-api.md 10.5). A paid order is in processing at once. A picked up order is
 * completed; the shop is not notified when a parcel arrives.
 */
function timelineOf(order: OrderRow): TimelineStep[] {
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
