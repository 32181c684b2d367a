import { RECEIPT_BYTES_MAX, REFUND_REASON_MAX } from '@gawai/domain/limits';
import { Type } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { nothing, pathKeys, Whole, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, record, wire } from '../../http/wire-types.ts';

const UPLOADS_PER_MINUTE = 20;

/** The texts of POST /order/confirm-payment. */
export const receiptFields = fieldSet({
  order_payment_id: field.id('Pembayaran', 'Payment that the receipt is for'),
  order_payment_hash: field.optionalText('Pembayaran', 'Its hash, required for a guest order'),
});

export const rejectFields = fieldSet({
  reason: field.optionalText('Alasan', 'Shown to the customer', REFUND_REASON_MAX),
});

export const awaiting = record('AwaitingPayment', {
  id: wire.id('Id of the payment'),
  order_no: wire.text('Number of the order'),
  order_hash: wire.hash('Hash of the order'),
  name: wire.text('Name of the customer'),
  payment_method_name: wire.text('Name as shown'),
  total: wire.rupiah('Amount and fee'),
  sent_at: nullable(wire.time('When the receipt was sent')),
  receipt: nullable(Type.String({ description: 'URL of the receipt' })),
});

const file = Type.Unsafe({
  type: 'string',
  contentMediaType: 'application/octet-stream',
  description: `JPEG, PNG, GIF, SVG or WebP of at most ${RECEIPT_BYTES_MAX} bytes`,
});

const params = pathKeys({ id: 'Id of the payment' });

export const receiptSchemas = {
  send: {
    tag: 'Payments',
    summary: 'Send the receipt of a manual payment; replaces a pending one',
    acceptsToken: true,
    limit: { perMinute: UPLOADS_PER_MINUTE, by: 'caller' },
    consumes: ['multipart/form-data'],
    body: Type.Object({ ...receiptFields.schema.properties, payment_receipt: file }),
    data: { 200: nothing },
    rejects: [404, 409, 422],
  },
  list: {
    tag: 'Operator',
    summary: 'List the payments whose receipt awaits a decision',
    query: Type.Object({ state: Type.Optional(wire.oneOf(['awaiting'], 'The only state')) }),
    data: { 200: Type.Array(awaiting) },
    rejects: [422],
  },
  file: {
    tag: 'Operator',
    summary: 'Download a receipt',
    params,
    data: { 200: new Whole('The file as an attachment', file, '*/*') },
  },
  accept: {
    tag: 'Operator',
    summary: 'Accept a receipt: the payment is paid',
    params,
    data: { 200: nothing },
    rejects: [409],
  },
  reject: {
    tag: 'Operator',
    summary: 'Reject a receipt: the payment is pending again',
    params,
    body: nullable(rejectFields.schema),
    data: { 200: nothing },
    rejects: [409, 422],
  },
} satisfies Record<string, RouteSchema>;
