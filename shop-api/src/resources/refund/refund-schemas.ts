import { REFUND_REASON_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { Type } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import type { refunds } from '../../db/tables/order.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { nullable, record, wire } from '../../http/wire-types.ts';

export const refund = record('Refund', {
  status: wire.oneOf(['requested', 'approved', 'rejected'], 'State of the request'),
  reason: nullable(Type.String({ description: 'Null for a refund that no customer requested' })),
  requested_at: nullable(wire.time('When it was requested')),
  note: nullable(Type.String({ description: 'Note of the operator' })),
});

/** A refund request as the order shows it (shop-api.md 5.20, 5.23); one that no customer requested has no reason. */
export const refundShape = (row: typeof refunds.$inferSelect) => wireRecord(refund, row, {});

export const refundFields = fieldSet({
  reason: field.checkedText(fieldLabels.reason, 'Reason of the refund', REFUND_REASON_MAX),
});

export const refundSchemas = {
  request: {
    tag: 'Orders',
    summary: 'Request a refund of an order',
    params: pathKeys({ hash: 'Hash of the order' }),
    body: refundFields.schema,
    data: { 201: refund },
    rejects: [404, 409, 422],
  },
} satisfies Record<string, RouteSchema>;
