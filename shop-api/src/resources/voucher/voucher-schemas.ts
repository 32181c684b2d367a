import { VOUCHER_CODE_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { Type } from '@sinclair/typebox';
import { field, formFields } from '../../http/form-fields.ts';
import { pathKeys, type RouteSchema } from '../../http/route-schema.ts';
import { nullable, pageOf, pageParameter, record, wire } from '../../http/wire-types.ts';
import { wireRecord } from '../../http/wire-record.ts';
import type { VoucherRow } from './queries.ts';
import { newVoucherBody } from './read-voucher.ts';

const CHECKS_PER_MINUTE = 30;

const rule = {
  id: wire.id('Id of the voucher'),
  voucher_code: wire.text('Code, compared without letter case'),
  discount_type: wire.oneOf(['Percentage', 'fixed'], 'How the discount is counted'),
  discount_amount: Type.Number({ minimum: 0, description: 'Per cent, or whole rupiah' }),
  max_discount: nullable(wire.rupiah('Cap of the discount')),
  min_order: wire.rupiah('Least total of the goods'),
  payment_method_id: nullable(wire.id('The only method that it is for')),
};

const voucher = record('Voucher', rule);
export const operatorVoucher = record('OperatorVoucher', {
  ...rule,
  starts_at: wire.time('First moment'),
  ends_at: wire.time('Last moment'),
  quota: nullable(wire.count('Uses of all customers together')),
  used: wire.count('Uses so far'),
  is_active: wire.flag('not switched off'),
});

/** What a voucher gives, as the wire sends it. */
export function ruleShape(row: VoucherRow) {
  return wireRecord(voucher, row, {
    voucher_code: row.code,
    discount_amount: Number(row.discountAmount),
  });
}

export const applyVoucherForm = formFields({
  voucher_code: field.text(fieldLabels.voucherCode, 'Code, in any letter case', VOUCHER_CODE_MAX),
});

export const voucherSchemas = {
  apply: {
    tag: 'Vouchers',
    summary: 'Check whether the customer may use a voucher',
    description: 'Takes nothing. 422 says why not.',
    limit: { perMinute: CHECKS_PER_MINUTE, by: 'caller' },
    body: applyVoucherForm.schema,
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
  switchOff: {
    tag: 'Operator',
    summary: 'Deactivate a voucher',
    params: pathKeys({ code: 'Code of the voucher' }),
    data: { 200: operatorVoucher },
    rejects: [409],
  },
} satisfies Record<string, RouteSchema>;
