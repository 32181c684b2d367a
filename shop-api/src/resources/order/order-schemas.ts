import { ORDER_STATUSES, wireOrderStatus } from '@gawai/domain/order-status';
import { Type, type Static } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { tableQuery } from '../../http/table-query.ts';
import { nullable, pictureFacts, record, tableOf, wire, word } from '../../http/wire-types.ts';
import { refund } from '../refund/refund-schemas.ts';
import { orderBody } from './order-request.ts';

const ORDERS_PER_MINUTE = 20;
const PAID_STATE = '-1: expired, 0: pending, 1: paid';

const timelineStep = record('TimelineStep', {
  step: wire.oneOf(
    ['ordered', 'paid', 'processing', 'shipped', 'completed', 'voided', 'refunded'],
    'Steps of the order',
  ),
  at: wire.time('Since when'),
});

export type TimelineStep = Static<typeof timelineStep>;

/** Identification and state of an order. */
const orderState = {
  id: wire.id('Id of the order'),
  order_no: wire.text('Number as shown; sorts by time'),
  order_time: wire.time('When it was placed'),
  grand_total: wire.rupiah('Total that the customer pays'),
  hash: wire.hash('Identifies the order; grants access to a guest order'),
  is_paid: wire.flag('all payments are paid'),
  is_shipped: wire.flag('shipped or picked up'),
  is_refunded: wire.flag('refunded or voided'),
};

/** The fields of an order in a list. */
export const rowFields = { ...orderState, status: wire.text('Label of the state') };

export const orderRow = record('OrderRow', rowFields);

export const firstDetail = Type.Object({
  product_name: wire.text('Name when it was ordered'),
  product_variant_name: nullable(Type.String()),
  image: wire.image('Picture of the variant, else of the product, as it is now'),
  ...pictureFacts('image', 'picture'),
});

export const customerRow = record('CustomerOrderRow', {
  ...rowFields,
  first_detail: nullable(firstDetail),
  order_details_count: wire.count('Lines'),
});

const tableStatus = word(
  `Table only: one of ${ORDER_STATUSES.map(wireOrderStatus).join(', ')}; anything else is all`,
);

const statusCounts = Type.Object(
  {
    awaiting_payment: wire.count('Not paid'),
    processing: wire.count('Paid'),
    shipped: wire.count('Shipped or picked up'),
    refunded: wire.count('Paid and refunded'),
    voided: wire.count('Ended before it was paid'),
  },
  { description: 'Found rows of each state, independent of `status`' },
);

/** Fields of a payment for customers and operators. */
export const paymentFields = {
  id: wire.id('Id of the payment'),
  hash: wire.hash('Identifies the payment in the payment calls'),
  payment_method_id: wire.id('Id of the payment method'),
  payment_method_name: wire.text('Name as shown'),
  total: wire.rupiah('Amount and fee'),
  is_paid: Type.Integer({ minimum: -1, maximum: 1, description: PAID_STATE }),
  is_confirmed: wire.flag('a receipt was sent and is not rejected'),
  payment_gateway_id: Type.Integer({ description: '0: manual payment with a receipt' }),
  expired_at: wire.time('When it expires'),
  receipt_state: wire.oneOf(['none', 'waiting', 'rejected', 'accepted'], 'State of the receipt'),
  receipt_note: nullable(Type.String({ description: 'Why the receipt was rejected' })),
  transaction_status: nullable(
    Type.String({ description: 'Last message of the provider: 1 paid, 0 failed, 6 pending' }),
  ),
};

export const orderPayment = record('OrderPayment', paymentFields);

export const orderLine = record('OrderLine', {
  id: wire.id('Id of the line'),
  order_id: wire.id('Id of the order'),
  product_id: wire.id('Id of the product'),
  product_sku: wire.text('SKU when it was ordered'),
  product_name: wire.text('Name when it was ordered'),
  product_variant_name: nullable(Type.String()),
  price: wire.rupiah('Price of one piece when it was ordered'),
  quantity: Type.Integer({ minimum: 1, description: 'Pieces' }),
  review: nullable(
    Type.Object({
      star: Type.Integer({ minimum: 1, maximum: 5 }),
      review: nullable(Type.String()),
    }),
  ),
});

/** Fields of an order for customers and operators. */
export const orderFields = {
  ...orderState,
  total: wire.rupiah('Goods'),
  voucher_discount: wire.rupiah('Discount of the voucher'),
  total_shipping_fee: wire.rupiah('Shipping'),
  total_insurance_fee: wire.rupiah('Insurance'),
  payment_fee: wire.rupiah('Fees of the payment methods'),
  resi_no: nullable(Type.String({ description: 'Tracking number' })),
  tracking_url: nullable(Type.String({ description: 'URL of the tracking page' })),
  timeline: Type.Array(timelineStep, { description: 'Oldest first' }),
  shipping_type: wire.oneOf(['delivery', 'pickup'], 'How the goods reach the customer'),
  shipping_method_name: nullable(Type.String({ description: 'Null for pickup' })),
  shipping_method_detail: nullable(Type.String({ description: 'Service of the courier' })),
  warehouse: Type.Object({
    name: wire.text('Name of the warehouse'),
    address: nullable(Type.String()),
    opening_hours: nullable(Type.String()),
    phone: nullable(Type.String()),
  }),
  first_name: wire.text('First name of the customer'),
  last_name: nullable(Type.String()),
  phone: wire.text('Phone number of the customer'),
  email: wire.text('E-mail of the customer'),
  shipping_first_name: wire.text('First name of the recipient'),
  shipping_last_name: nullable(Type.String()),
  shipping_phone: wire.text('Phone number of the recipient'),
  street_address: wire.text('Street and number'),
  district: wire.text('Name of the district'),
  city: wire.text('Name of the city'),
  province: wire.text('Name of the province'),
  zip_code: wire.text('Postal code'),
  total_weight: wire.grams('Weight of all lines'),
  order_payments: Type.Array(orderPayment),
  order_details: Type.Array(orderLine),
  refund: nullable(refund),
};

export const order = record('Order', orderFields);
const placed = record('PlacedOrder', {
  id: orderState.id,
  order_no: orderState.order_no,
  hash: orderState.hash,
  grand_total: orderState.grand_total,
  is_paid: wire.flag('nothing is due'),
});

export const findFields = fieldSet({
  order_no: field.text('Nomor Pesanan', 'Number of the order'),
  contact: field.text('Kontak', 'Phone or e-mail of its buyer'),
});

const idempotencyKey = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]{8,64}$',
    description:
      'The same key and body within 24 hours return the first result; another body returns 409',
  }),
);

export const orderSchemas = {
  place: {
    tag: 'Orders',
    summary: 'Place an order',
    description:
      'With a token the order belongs to the customer, else to a guest. The shop calculates every figure ' +
      'again and rejects any difference.',
    acceptsToken: true,
    changesProducts: true,
    limit: { perMinute: ORDERS_PER_MINUTE, by: 'caller' },
    headers: Type.Object({ 'idempotency-key': idempotencyKey }),
    body: orderBody,
    data: { 201: placed },
    rejects: [401, 409, 422],
  },
  list: {
    tag: 'Orders',
    summary: 'List the orders of the customer, newest first, at most 100',
    description: 'With `source=datatables`, a page of the table protocol without envelope.',
    query: Type.Composite([tableQuery, Type.Object({ status: tableStatus })]),
    data: { 200: Type.Array(customerRow) },
    table: Type.Composite([tableOf(customerRow), Type.Object({ status_counts: statusCounts })]),
  },
  one: {
    tag: 'Orders',
    summary: 'Read an order',
    description:
      'The hash grants access to a guest order; an order of a customer requires their token.',
    acceptsToken: true,
    params: pathKeys({ hash: 'Hash of the order' }),
    data: { 200: order },
    rejects: [404],
  },
  byKey: {
    tag: 'Orders',
    summary: 'Find the order of an Idempotency-Key',
    description:
      'The key of a customer requires their token; that of a guest works for any client that has it.',
    acceptsToken: true,
    params: pathKeys({ key: 'Idempotency-Key of POST /order, of the last 24 hours' }),
    data: {
      200: record('OrderOfKey', {
        id: orderState.id,
        order_no: orderState.order_no,
        hash: orderState.hash,
      }),
    },
    rejects: [401, 404],
  },
  find: {
    tag: 'Orders',
    summary: 'Find a guest order by its number and the contact of its buyer',
    body: findFields.schema,
    data: { 200: record('FoundOrder', { hash: orderState.hash }) },
    rejects: [404, 422],
  },
  cancel: {
    tag: 'Orders',
    summary: 'Cancel an unpaid order',
    changesProducts: true,
    description:
      'The hash is sufficient for a guest order; an order of a customer requires their token.',
    acceptsToken: true,
    params: pathKeys({ hash: 'Hash of the order' }),
    data: { 200: order },
    rejects: [404, 409],
  },
} satisfies Record<string, RouteSchema>;
