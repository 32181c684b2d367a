import { readPaidState } from '@gawai/domain/flag';
import { formatRupiah } from '@gawai/domain/money';
import { paidStateLabels } from '@gawai/domain/texts/labels';
import { isSet, numberOf, objectOf, objectsOf, textOf, type Json } from './json.ts';
import { facts, rupiah, table, type Column } from './table.ts';

const LINE_COLUMNS: readonly Column[] = [
  ['SKU', 'product_sku'],
  ['PRODUCT', 'product_name'],
  ['VARIANT', 'product_variant_name'],
  ['PRICE', rupiah('price'), 'figure'],
  ['PIECES', 'quantity', 'figure'],
];

const PAYMENT_COLUMNS: readonly Column[] = [
  ['PAYMENT', 'id', 'figure'],
  ['METHOD', 'payment_method_name'],
  ['TOTAL', rupiah('total'), 'figure'],
  ['STATE', (payment) => paidStateLabels[readPaidState(payment['is_paid'])]],
  ['UNTIL', 'expired_at'],
  ['', paymentMarks],
];

/** One order for the terminal: buyer, address, lines and payments. */
export function orderText(order: Json): string {
  return [
    facts(orderFacts(order).filter(([, value]) => value !== '')),
    table(objectsOf(order['order_details']), LINE_COLUMNS, 'No lines.'),
    table(objectsOf(order['order_payments']), PAYMENT_COLUMNS, 'Nothing was due.'),
  ].join('\n\n');
}

function orderFacts(order: Json): [string, string][] {
  const join = (fields: readonly string[], between = ' ') =>
    fields
      .map((field) => textOf(order, field))
      .filter(Boolean)
      .join(between);
  const refund = objectOf(order['refund']);
  return [
    ['Order', textOf(order, 'order_no')],
    ['Hash', textOf(order, 'hash')],
    ['Time', textOf(order, 'order_time')],
    ['State', textOf(order, 'status')],
    ['Buyer', join(['first_name', 'last_name', 'phone', 'email'])],
    ['To', join(['shipping_first_name', 'shipping_last_name', 'shipping_phone'])],
    ['Address', join(['street_address', 'district', 'city', 'province', 'zip_code'], ', ')],
    ['Shipping', join(['shipping_type', 'shipping_method_name', 'shipping_method_detail'])],
    ['From', textOf(objectOf(order['warehouse']), 'name')],
    ['Resi', textOf(order, 'resi_no')],
    ['Voucher', textOf(order, 'voucher_code')],
    ['Total', formatRupiah(numberOf(order, 'grand_total'))],
    ['Refund', refundText(refund)],
    ['Note', textOf(order, 'operator_note')],
  ];
}

function refundText(refund: Json): string {
  const note = textOf(refund, 'note');
  const status = textOf(refund, 'status');
  if (status === '') return '';
  const reason = textOf(refund, 'reason');
  const request = reason === '' ? '' : ` on ${textOf(refund, 'requested_at')}: ${reason}`;
  return `${status}${request}${note === '' ? '' : ` (${note})`}`;
}

function paymentMarks(payment: Json): string {
  const isWaiting = isSet(payment, 'is_confirmed') && numberOf(payment, 'is_paid') === 0;
  return [
    isWaiting ? 'receipt waits' : '',
    isSet(payment, 'needs_attention') ? 'unexpected money' : '',
    textOf(payment, 'operator_note'),
  ]
    .filter(Boolean)
    .join(', ');
}
