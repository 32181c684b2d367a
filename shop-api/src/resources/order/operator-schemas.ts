import { REFUND_REASON_MAX } from '@gawai/domain/limits';
import { Type } from '@sinclair/typebox';
import { field, fieldSet, type FieldSet } from '../../http/fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, pageOf, pageParameter, record, wire, word } from '../../http/wire-types.ts';
import { ORDER_STATES } from './operator-queries.ts';
import { orderFields, orderRow, paymentFields, rowFields } from './order-schemas.ts';

const RESI_MAX = 100;

/** An order in the operator's list. */
export const operatorRow = record('OperatorOrderRow', {
  ...rowFields,
  name: wire.text('Name of the customer'),
  phone: wire.text('Phone number of the customer'),
  shipping_type: wire.oneOf(['delivery', 'pickup'], 'How the goods reach the customer'),
  shipping_method_name: nullable(Type.String()),
  shipping_method_detail: nullable(Type.String()),
  warehouse: wire.text('Name of the warehouse'),
  has_open_refund: wire.flag('a refund request is open'),
  needs_attention: wire.flag('unexpected money was received'),
});

export const operatorOrder = record('OperatorOrder', {
  ...orderFields,
  status: rowFields.status,
  user_id: nullable(wire.id('Id of the customer, null for a guest')),
  voucher_code: nullable(Type.String()),
  operator_note: nullable(Type.String({ description: 'Note of the operator' })),
  order_payments: Type.Array(
    record('OperatorPayment', {
      ...paymentFields,
      needs_attention: wire.flag('unexpected money was received'),
      operator_note: nullable(Type.String()),
      paid_at: nullable(wire.time('When it was paid')),
      receipt: nullable(Type.String({ description: 'URL of the receipt' })),
    }),
  ),
});

export const shipFields = fieldSet({
  resi_no: field.optionalText('Nomor Resi', 'Tracking number; null for pickup', RESI_MAX),
});

/** The body of the calls that an operator can explain to the customer. */
export const noteFields = fieldSet({
  note: field.optionalText('Catatan', 'Note of the operator', REFUND_REASON_MAX),
});

const params = pathKeys({ hash: 'Hash of the order' });

const change = (summary: string, body: FieldSet<unknown>): RouteSchema => ({
  tag: 'Operator',
  summary,
  changesProducts: true,
  params,
  // A call without a body is one without a note.
  body: nullable(body.schema),
  data: { 200: orderRow },
  rejects: [409, 422],
});

/** The schemas of the calls that change an order, by the last part of their path. */
export const changeSchemas = {
  ship: change('Mark an order as shipped or picked up', shipFields),
  refund: change('Refund an order; unshipped goods and the voucher use return', noteFields),
  'refund-reject': change('Reject the open refund request', noteFields),
  void: change('Void an unpaid order; goods and the voucher use return', noteFields),
};

export const operatorOrderSchemas = {
  expire: {
    tag: 'Operator',
    summary: 'Expire overdue orders now',
    changesProducts: true,
    data: {
      200: Type.Object({
        expired_payments: wire.count('Payments that expired'),
        voided_orders: wire.count('Orders that were voided'),
      }),
    },
  },
  resolve: {
    tag: 'Operator',
    summary: 'Mark unexpected money as settled',
    params,
    data: { 200: orderRow },
    rejects: [409],
  },
  list: {
    tag: 'Operator',
    summary: 'List all orders, newest first',
    query: Type.Object({
      state: Type.Optional(wire.oneOf(ORDER_STATES, 'Only orders in this state')),
      s: word('Words in number, name, phone or e-mail'),
      page: pageParameter,
    }),
    data: { 200: pageOf(operatorRow) },
    rejects: [422],
  },
  one: {
    tag: 'Operator',
    summary: 'Read an order with notes, receipts and flags',
    params: pathKeys({ key: 'Hash or number of the order' }),
    data: { 200: operatorOrder },
  },
} satisfies Record<string, RouteSchema>;
