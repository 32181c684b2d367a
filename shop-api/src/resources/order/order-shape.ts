import { orderStatus } from '@gawai/domain/order-status';
import { orderStatusLabels } from '@gawai/domain/texts/labels';
import type { Database } from '../../db/database.ts';
import { shopTime } from '../../http/shop-time.ts';
import { receiptShape } from '../receipt/receipt-shape.ts';
import { refundShape } from '../refund/refund-shape.ts';
import {
  linesOf,
  paymentStatesOf,
  pickupPlaceOf,
  refundOf,
  trackingUrlOf,
  type OrderRow,
} from './order-queries.ts';
import type { ListedOrder, Order } from './order-schemas.ts';
import { timelineOf } from './order-timeline.ts';
import { parcelAddress } from './parcel-address.ts';

/** An order as the wire shows it to a client that may see it (shop-api.md 5.20). */
export async function orderShape(db: Database, order: OrderRow): Promise<Order> {
  const payments = await paymentStatesOf(db, order.id);
  const lines = await linesOf(db, order.id);
  const refund = await refundOf(db, order.id);
  const place = await pickupPlaceOf(db, order.warehouseId);
  const tracking = await trackingUrlOf(db, order.shippingMethodId);
  return {
    id: order.id,
    order_no: order.orderNo,
    order_time: shopTime(order.orderTime),
    hash: order.hash,
    total: order.total,
    voucher_discount: order.voucherDiscount,
    total_shipping_fee: order.totalShippingFee,
    total_insurance_fee: order.totalInsuranceFee,
    payment_fee: order.paymentFee,
    grand_total: order.grandTotal,
    is_paid: flag(order.isPaid),
    is_shipped: flag(order.isShipped),
    is_refunded: flag(order.isRefunded),
    resi_no: order.resiNo,
    tracking_url: parcelAddress(tracking, order.resiNo),
    timeline: timelineOf(order),
    shipping_type: order.shippingType,
    shipping_method_name: order.shippingMethodName,
    shipping_method_detail: order.shippingMethodDetail,
    warehouse: {
      name: order.warehouseName,
      address: place?.address ?? null,
      opening_hours: place?.openingHours ?? null,
      phone: place?.phone ?? null,
    },
    first_name: order.firstName,
    last_name: order.lastName,
    phone: order.phone,
    email: order.email,
    shipping_first_name: order.shippingFirstName,
    shipping_last_name: order.shippingLastName,
    shipping_phone: order.shippingPhone,
    street_address: order.streetAddress,
    district: order.district,
    city: order.city,
    province: order.province,
    zip_code: order.zipCode,
    total_weight: order.totalWeight,
    order_payments: payments.map(({ payment, receiptSentAt, transactionStatus }) => ({
      id: payment.id,
      hash: payment.hash,
      payment_method_id: payment.paymentMethodId,
      payment_method_name: payment.paymentMethodName,
      total: payment.total,
      is_paid: payment.isPaid,
      is_confirmed: flag(payment.isConfirmed),
      payment_gateway_id: payment.paymentGatewayId,
      expired_at: shopTime(payment.expiredAt),
      ...receiptShape(payment, receiptSentAt !== null),
      transaction_status: transactionStatus,
    })),
    order_details: lines.map((line) => ({
      id: line.id,
      order_id: line.orderId,
      product_id: line.productId,
      product_sku: line.productSku,
      product_name: line.productName,
      product_variant_name: line.productVariantName,
      price: line.price,
      quantity: line.quantity,
      review: line.star === null ? null : { star: line.star, review: line.review },
    })),
    refund: refund && refundShape(refund),
  };
}

/** An order as a row of a list or table, with its label (shop-api.md 5.20). */
export function orderRowShape(order: OrderRow): ListedOrder {
  return {
    id: order.id,
    order_no: order.orderNo,
    order_time: shopTime(order.orderTime),
    grand_total: order.grandTotal,
    hash: order.hash,
    is_paid: flag(order.isPaid),
    is_shipped: flag(order.isShipped),
    is_refunded: flag(order.isRefunded),
    status: orderStatusLabels[orderStatus(order)],
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
