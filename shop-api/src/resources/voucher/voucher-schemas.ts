import { VOUCHER_CODE_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { Type } from '@sinclair/typebox';
import { field, fieldSet } from '../../http/fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, pageOf, pageParameter, record, wire } from '../../http/wire-types.ts';
import { wireRecord } from '../../http/wire-record.ts';
import type { VoucherRow } from './queries.ts';
import { newVoucherBody } from './read-voucher.ts';

const CHECKS_PER_MINUTE = 30;

const rule = {
  id: wire.id('Id of the voucher'),
  voucher_code: wire.text('Code, compared without letter case'),
  discount_type: wire.oneOf(['Percentage', 'fixed'], 'Kind of the discount'),
  discount_amount: Type.Number({ minimum: 0, description: 'Per cent, or whole rupiah' }),
  max_discount: nullable(wire.rupiah('Cap of the discount')),
  min_order: wire.rupiah('Minimum total of the goods'),
  payment_method_id: nullable(wire.id('The only payment method of the voucher')),
};

const voucher = record('Voucher', rule);
const listedVoucher = record('ListedVoucher', {
  ...rule,
  ends_at: wire.time('Last moment'),
});
export const operatorVoucher = record('OperatorVoucher', {
  ...rule,
  starts_at: wire.time('First moment'),
  ends_at: wire.time('Last moment'),
  quota: nullable(wire.count('Uses of all customers together')),
  used: wire.count('Uses so far'),
  is_active: wire.flag('not switched off'),
  is_listed: wire.flag('shown to customers'),
});

const named = (row: VoucherRow) => ({
  voucher_code: row.code,
  discount_amount: Number(row.discountAmount),
});

/** The terms of a voucher in the response. */
export const ruleShape = (row: VoucherRow) => wireRecord(voucher, row, named(row));

/** A listed voucher in the response to customers. */
export const listedShape = (row: VoucherRow) => wireRecord(listedVoucher, row, named(row));

export const applyVoucherFields = fieldSet({
  voucher_code: field.text(fieldLabels.voucherCode, 'Code, in any letter case', VOUCHER_CODE_MAX),
});

const oneVoucher = {
  tag: 'Operator',
  params: pathKeys({ code: 'Code of the voucher' }),
  data: { 200: operatorVoucher },
} as const;

export const voucherSchemas = {
  listed: {
    tag: 'Vouchers',
    summary: 'List the vouchers that the shop shows to the customer',
    description: 'At most 20, the lowest minimum first.',
    data: { 200: Type.Array(listedVoucher) },
  },
  apply: {
    tag: 'Vouchers',
    summary: 'Check whether the customer may use a voucher',
    description: 'Does not use the voucher. The errors of 422 state why it cannot be used.',
    limit: { perMinute: CHECKS_PER_MINUTE, by: 'caller' },
    body: applyVoucherFields.schema,
    data: { 200: voucher },
    rejects: [422],
  },
  list: {
    tag: 'Operator',
    summary: 'List the vouchers, active ones first',
    query: Type.Object({ page: pageParameter }),
    data: { 200: pageOf(operatorVoucher) },
  },
  add: {
    tag: 'Operator',
    summary: 'Add a voucher',
    body: newVoucherBody,
    data: { 201: operatorVoucher },
    rejects: [409, 422],
  },
  switchOff: { ...oneVoucher, summary: 'Deactivate a voucher', rejects: [409] },
  show: { ...oneVoucher, summary: 'Show a voucher to customers at the checkout' },
  hide: { ...oneVoucher, summary: 'Stop showing a voucher; its code stays valid' },
} satisfies Record<string, RouteSchema>;
