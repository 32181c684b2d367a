import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  decimal,
  exactRupiah,
  grams,
  id,
  moment,
  reference,
  rupiah,
} from '../columns.ts';
import { products, variants } from './catalog.ts';
import { paymentMethods } from './payment.ts';
import { users } from './session.ts';
import { shippingMethods, warehouses } from './shipping.ts';

/**
 * Orders (shop-api.md 5.19, 5.20). An order of a guest has no user. Names, address and amounts are copies.
 * `isRefunded` on an unpaid order means voided. The three times are those at which a flag was set.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: text('order_no').notNull().unique(),
    hash: text('hash').notNull().unique(),
    userId: integer('user_id').references(() => users.id),
    orderTime: moment('order_time').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    userAddressId: integer('user_address_id'),
    shippingFirstName: text('shipping_first_name').notNull(),
    shippingLastName: text('shipping_last_name'),
    shippingPhone: text('shipping_phone').notNull(),
    streetAddress: text('street_address').notNull(),
    provinceId: integer('province_id').notNull(),
    province: text('province').notNull(),
    cityId: integer('city_id').notNull(),
    city: text('city').notNull(),
    districtId: integer('district_id').notNull(),
    district: text('district').notNull(),
    zipCode: text('zip_code').notNull(),
    shippingType: text('shipping_type').notNull(),
    warehouseId: reference('warehouse_id', () => warehouses.id),
    warehouseName: text('warehouse_name').notNull(),
    shippingMethodId: integer('shipping_method_id').references(() => shippingMethods.id),
    shippingMethodName: text('shipping_method_name'),
    shippingMethodDetail: text('shipping_method_detail'),
    totalWeight: grams('total_weight').notNull(),
    total: rupiah('total').notNull(),
    voucherId: integer('voucher_id'),
    voucherCode: text('voucher_code'),
    voucherDiscount: rupiah('voucher_discount').notNull().default(0),
    shippingFee: rupiah('shipping_fee').notNull(),
    additionalShippingFee: rupiah('additional_shipping_fee').notNull(),
    totalShippingFee: rupiah('total_shipping_fee').notNull(),
    insuranceFeePercentage: decimal('insurance_fee_percentage').notNull(),
    insuranceFeeAmount: exactRupiah('insurance_fee_amount').notNull(),
    totalInsuranceFee: rupiah('total_insurance_fee').notNull(),
    paymentFee: rupiah('payment_fee').notNull(),
    grandTotal: rupiah('grand_total').notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    isShipped: boolean('is_shipped').notNull().default(false),
    isRefunded: boolean('is_refunded').notNull().default(false),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    refundedAt: moment('refunded_at'),
    resiNo: text('resi_no'),
    operatorNote: text('operator_note'),
  },
  (order) => [
    index('orders_of_user').on(order.userId, order.orderNo.desc().nullsFirst()),
    index('orders_email')
      .on(sql`lower(${order.email})`)
      .where(sql`user_id IS NOT NULL`),
    index('orders_open')
      .on(order.id)
      .where(sql`NOT is_paid AND NOT is_refunded`),
    check('orders_shipping_type', sql`shipping_type IN ('delivery', 'pickup')`),
    check(
      'orders_grand_total',
      sql`grand_total = total - voucher_discount + total_shipping_fee + total_insurance_fee + payment_fee`,
    ),
  ],
);

/** The lines of an order, with the product's name, price and weight of that day (shop-api.md 5.19). */
export const orderDetails = pgTable(
  'order_details',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id),
    productId: reference('product_id', () => products.id),
    productVariantId: integer('product_variant_id').references(() => variants.id),
    productSku: text('product_sku').notNull(),
    productName: text('product_name').notNull(),
    productVariantName: text('product_variant_name'),
    price: rupiah('price').notNull(),
    quantity: integer('quantity').notNull(),
    weight: grams('weight').notNull(),
    totalWeight: grams('total_weight').notNull(),
  },
  (line) => [
    index('order_details_of_order').on(line.orderId),
    check('order_details_quantity', sql`quantity >= 1`),
  ],
);

/**
 * The payments of an order (shop-api.md 5.19, 5.20). `isPaid` is -1 expired, 0 pending, 1 paid; `isConfirmed` means
 * that a receipt awaits the operator. `needsAttention` flags unexpected money (shop-api.md 5.24).
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id),
    hash: text('hash').notNull().unique(),
    paymentMethodId: reference('payment_method_id', () => paymentMethods.id),
    paymentMethodName: text('payment_method_name').notNull(),
    paymentGatewayId: smallint('payment_gateway_id').notNull(),
    paymentGatewayCode: text('payment_gateway_code'),
    amount: rupiah('amount').notNull(),
    feeAmount: rupiah('fee_amount').notNull(),
    total: rupiah('total').notNull(),
    isPaid: smallint('is_paid').notNull().default(0),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    needsAttention: boolean('needs_attention').notNull().default(false),
    operatorNote: text('operator_note'),
    expiredAt: moment('expired_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (row) => [
    index('order_payments_of_order').on(row.orderId),
    index('order_payments_pending')
      .on(row.expiredAt)
      .where(sql`is_paid = 0`),
    index('order_payments_expired')
      .on(row.expiredAt)
      .where(sql`is_paid = -1`),
    check('order_payments_paid_state', sql`is_paid IN (-1, 0, 1)`),
    check(
      'order_payments_total',
      sql`amount > 0 AND fee_amount >= 0 AND total = amount + fee_amount`,
    ),
  ],
);

/**
 * A customer's wish to have an order refunded, one open at a time (shop-api.md 5.23, 5.25). A refund that
 * the operator gave unasked has neither reason nor time of a request.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id),
    reason: text('reason'),
    status: text('status').notNull().default('requested'),
    note: text('note'),
    requestedAt: moment('requested_at'),
    decidedAt: moment('decided_at'),
  },
  (refund) => [
    index('refunds_of_order').on(refund.orderId, refund.id.desc().nullsFirst()),
    uniqueIndex('refunds_one_open')
      .on(refund.orderId)
      .where(sql`status = 'requested'`),
    check('refunds_status', sql`status IN ('requested', 'approved', 'rejected')`),
    check(
      'refunds_request',
      sql`(reason IS NULL) = (requested_at IS NULL) AND (reason IS NOT NULL OR status = 'approved')`,
    ),
  ],
);

/**
 * Order requests that were accepted under an `Idempotency-Key` (shop-api.md 5.19, clarification 4).
 * `caller` is `user:<id>` or `guest`; `bodyHash` is the SHA-256 of the request body.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: reference('order_id', () => orders.id),
    createdAt: createdAt(),
  },
  (row) => [
    unique('idempotency_keys_once').on(row.caller, row.key),
    index('idempotency_keys_age').on(row.createdAt),
  ],
);
