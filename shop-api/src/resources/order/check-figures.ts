import {
  compareDecimals,
  decimalText,
  parseDecimal,
  wholeDecimal,
  type Decimal,
} from '@gawai/domain/decimal';
import { formatRupiah } from '@gawai/domain/money';
import type { Quote } from '@gawai/domain/quote';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { FieldErrors } from '../../http/shop-response.ts';
import type { QuotedOrder } from './quote-order.ts';
import type { OrderRequest } from './order-request.ts';

/** One amount of the request and the amount computed by the shop. */
type Figure = readonly [field: string, label: string, sent: string | number, own: Decimal | number];

const TOTALS = [
  ['total_weight', 'totalWeight', 'Total Berat'],
  ['total', 'total', 'Sub Total'],
  ['voucher_discount', 'voucherDiscount', 'Voucher'],
  ['shipping_fee', 'shippingFee', 'Ongkos Kirim'],
  ['additional_shipping_fee', 'additionalShippingFee', 'Biaya Tambahan Kirim'],
  ['total_shipping_fee', 'totalShippingFee', 'Total Ongkos Kirim'],
  ['insurance_fee_percentage', 'insuranceFeePercentage', 'Persentase Asuransi'],
  ['insurance_fee_amount', 'insuranceFeeAmount', 'Biaya Asuransi'],
  ['total_insurance_fee', 'totalInsuranceFee', 'Total Biaya Asuransi'],
  ['payment_fee', 'paymentFee', 'Biaya Pembayaran'],
  ['grand_total', 'grandTotal', 'Total Bayar'],
] as const;

/**
 * Errors by field for amounts and weights that differ from those of the shop; empty when all agree (shop-api.md 5.19,
 * clarification 5). Also the errors of the payments. Payments with an unknown method are not compared.
 */
export function figureErrors(request: OrderRequest, order: QuotedOrder): FieldErrors {
  const { quote } = order;
  const figures = [
    ...lineFigures(request, order),
    ...totalFigures(request, quote),
    ...paymentFigures(request, order),
  ];
  const errors = figures.filter(differs).map(([field, label, , own]): [string, string[]] => {
    return [field, [`${label} seharusnya ${figureText(own)}`]];
  });
  return { ...Object.fromEntries(errors), ...paymentErrors(quote) };
}

function differs([, , sent, own]: Figure): boolean {
  const parsed = parseDecimal(sent);
  return parsed === undefined || compareDecimals(parsed, asDecimal(own)) !== 0;
}

function asDecimal(value: Decimal | number): Decimal {
  return typeof value === 'number' ? wholeDecimal(value) : value;
}

function figureText(own: Decimal | number): string {
  return typeof own === 'number' ? formatRupiah(own) : decimalText(own);
}

function lineFigures(request: OrderRequest, { lines, quote }: QuotedOrder): Figure[] {
  return request.lines.flatMap((sent, index): Figure[] => {
    const quoted = quote.lines[index];
    const weight = parseDecimal(lines[index]?.product?.weight);
    if (quoted === undefined || weight === undefined) return [];
    return [
      [`details.${index}.weight`, 'Berat', sent.weight, weight],
      [`details.${index}.total_weight`, 'Total Berat', sent.totalWeight, quoted.lineWeight],
    ];
  });
}

function totalFigures({ figures: sent }: OrderRequest, own: Quote): Figure[] {
  return TOTALS.map(([field, name, label]) => [field, label, sent[name], own[name]]);
}

function paymentFigures(request: OrderRequest, { payments, quote }: QuotedOrder): Figure[] {
  return request.payments.flatMap((sent, index): Figure[] => {
    const quoted = quote.payments[index];
    if (quoted === undefined || !payments[index]?.method) return [];
    return [
      [`payments.${index}.fee_amount`, 'Biaya Pembayaran', sent.feeAmount, quoted.feeAmount],
      [`payments.${index}.total`, 'Total Pembayaran', sent.total, quoted.total],
    ];
  });
}

/** Unknown or unavailable methods, and amounts that do not share out what is due. */
function paymentErrors(quote: Quote): FieldErrors {
  return Object.fromEntries(
    quote.problems.flatMap((problem): [string, string[]][] => {
      switch (problem.code) {
        case 'PAYMENT_METHOD_UNKNOWN':
        case 'PAYMENT_METHOD_NOT_OFFERED':
          return [[`payments.${problem.row}.payment_method_id`, [problemText(problem)]]];
        case 'PAYMENT_REQUIRED':
        case 'PAYMENT_SUM_MISMATCH':
          return [['payments', [problemText({ code: 'PAYMENT_SUM_MISMATCH', due: 0, sum: 0 })]]];
        default:
          return [];
      }
    }),
  );
}
