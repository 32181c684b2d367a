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
import type { OrderLine } from './order-lines.ts';
import type { OrderPaymentRow } from './order-payments.ts';
import type { OrderRequest } from './order-request.ts';

/** One figure as it was sent beside the shop's own. */
type Figure = readonly [field: string, label: string, sent: string | number, own: Decimal | number];

/**
 * What differs from the shop's own figures, by field; empty when every rupiah and gram agrees
 * (shop-api.md 5.19, clarification 5), and what is wrong with the payment rows. Rows whose method is not
 * known have no figures to compare.
 */
export function figureErrors(
  request: OrderRequest,
  lines: readonly OrderLine[],
  payments: readonly OrderPaymentRow[],
  quote: Quote,
): FieldErrors {
  const figures = [
    ...lineFigures(lines, quote),
    ...totalFigures(request, quote),
    ...paymentFigures(payments, quote),
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

function lineFigures(lines: readonly OrderLine[], quote: Quote): Figure[] {
  return lines.flatMap(({ sent, product }, place): Figure[] => {
    const quoted = quote.lines[place];
    const weight = parseDecimal(product?.weight);
    if (quoted === undefined || weight === undefined) return [];
    return [
      [`details.${place}.weight`, 'Berat', sent.weight, weight],
      [`details.${place}.total_weight`, 'Total Berat', sent.totalWeight, quoted.lineWeight],
    ];
  });
}

function totalFigures({ figures: sent }: OrderRequest, own: Quote): Figure[] {
  return [
    ['total_weight', 'Total Berat', sent.total_weight, own.totalWeight],
    ['total', 'Sub Total', sent.total, own.total],
    ['voucher_discount', 'Voucher', sent.voucher_discount, own.voucherDiscount],
    ['shipping_fee', 'Ongkos Kirim', sent.shipping_fee, own.shippingFee],
    [
      'additional_shipping_fee',
      'Biaya Tambahan Kirim',
      sent.additional_shipping_fee,
      own.additionalShippingFee,
    ],
    ['total_shipping_fee', 'Total Ongkos Kirim', sent.total_shipping_fee, own.totalShippingFee],
    [
      'insurance_fee_percentage',
      'Persentase Asuransi',
      sent.insurance_fee_percentage,
      own.insuranceFeePercentage,
    ],
    ['insurance_fee_amount', 'Biaya Asuransi', sent.insurance_fee_amount, own.insuranceFeeAmount],
    [
      'total_insurance_fee',
      'Total Biaya Asuransi',
      sent.total_insurance_fee,
      own.totalInsuranceFee,
    ],
    ['payment_fee', 'Biaya Pembayaran', sent.payment_fee, own.paymentFee],
    ['grand_total', 'Total Bayar', sent.grand_total, own.grandTotal],
  ];
}

function paymentFigures(payments: readonly OrderPaymentRow[], quote: Quote): Figure[] {
  return payments.flatMap(({ sent, method }, place): Figure[] => {
    const quoted = quote.payments[place];
    if (quoted === undefined || method === null) return [];
    return [
      [`payments.${place}.fee_amount`, 'Biaya Pembayaran', sent.feeAmount, quoted.feeAmount],
      [`payments.${place}.total`, 'Total Pembayaran', sent.total, quoted.total],
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
