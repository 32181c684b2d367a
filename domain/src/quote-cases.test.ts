import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal, type Decimal } from './decimal.ts';
import { readFlag } from './flag.ts';
import { parseRupiah, sumRupiah } from './money.ts';
import { quote, type QuoteInput } from './quote.ts';
import { readRateType } from './rate.ts';
import { isShippingChoiceComplete, readShippingType, weightQueryGrams } from './shipping.ts';
import { problemText } from './texts/problem-text.ts';

type Wire = string | number | null;
type CaseInput = {
  lines: { price: Wire; quantity: Wire; weight: Wire }[];
  voucher: {
    discount_type: string;
    discount_amount: Wire;
    max_discount: Wire;
    min_order: Wire;
    payment_method_id: Wire;
  } | null;
  shipping_type: string;
  shipping_method: {
    is_rajaongkir: Wire;
    additional_fee: Wire;
    insurance_fee_percentage: Wire;
    insurance_fee_amount: Wire;
  } | null;
  shipping_option: { cost: Wire } | null;
  payments: { payment_method_id: Wire; fee_type: string; fee_amount: Wire; amount: Wire }[];
};
type PriceCase = { id: string; title: string; input: CaseInput; expected: Record<string, unknown> };

const book: { cases: PriceCase[] } = JSON.parse(
  readFileSync(new URL('../cases/price-cases.json', import.meta.url), 'utf8'),
);

function decimal(wire: Wire): Decimal {
  const value = parseDecimal(wire);
  if (value === undefined) throw new Error(`unreadable decimal ${String(wire)}`);
  return value;
}

function rupiah(wire: Wire): number {
  const value = parseRupiah(wire);
  if (value === undefined) throw new Error(`unreadable amount ${String(wire)}`);
  return value;
}

function toInput(input: CaseInput): QuoteInput {
  const { voucher, shipping_method: method, shipping_option: option } = input;
  return {
    lines: input.lines.map((line) => ({
      price: rupiah(line.price),
      quantity: Number(line.quantity),
      weight: decimal(line.weight),
    })),
    voucher: voucher && {
      discount: {
        type: readRateType(voucher.discount_type),
        amount: decimal(voucher.discount_amount),
      },
      maxDiscount: decimal(voucher.max_discount),
      minOrder: decimal(voucher.min_order),
      paymentMethodId:
        voucher.payment_method_id === null ? null : String(voucher.payment_method_id),
    },
    shippingType: readShippingType(input.shipping_type),
    method: method && {
      isCourierCalculated: readFlag(method.is_rajaongkir),
      additionalFee: decimal(method.additional_fee),
      insuranceFeePercentage: decimal(method.insurance_fee_percentage),
      insuranceFeeAmount: decimal(method.insurance_fee_amount),
    },
    option: option && { cost: decimal(option.cost) },
    warehouseId: '1',
    payments: input.payments.map((row) => ({
      method: {
        id: String(row.payment_method_id),
        name: `method ${String(row.payment_method_id)}`,
        fee: { type: readRateType(row.fee_type), amount: decimal(row.fee_amount) },
        isGateway: false,
        gatewayCodes: [],
      },
      amount: rupiah(row.amount),
    })),
  };
}

/** The quote in the format of the worked cases. */
function toExpected(input: QuoteInput): Record<string, unknown> {
  const result = quote(input);
  const belowMinimum = result.problems.find(({ code }) => code === 'VOUCHER_BELOW_MINIMUM');
  return {
    total: result.total,
    total_weight: decimalText(result.totalWeight),
    weight_query_grams: weightQueryGrams(result.totalWeight),
    lines: result.lines.map((line) => ({
      line_total: line.lineTotal,
      line_weight: decimalText(line.lineWeight),
    })),
    voucher_status: result.voucherStatus.toLowerCase(),
    voucher_message: belowMinimum ? problemText(belowMinimum) : null,
    voucher_discount: result.voucherDiscount,
    discounted_total: result.discountedTotal,
    shipping_fee: decimalText(result.shippingFee),
    additional_shipping_fee: decimalText(result.additionalShippingFee),
    total_shipping_fee: result.totalShippingFee,
    total_insurance_fee: result.totalInsuranceFee,
    amount_due: result.amountDue,
    payments: result.payments.map((row) => ({
      payment_method_id: Number(row.methodId),
      amount: row.amount,
      fee_amount: row.feeAmount,
      total: row.total,
    })),
    payments_amount_sum: result.paymentsAmountSum,
    payment_fee: result.paymentFee,
    grand_total: result.grandTotal,
    payments_total_sum: sumRupiah(result.payments.map((row) => row.total)),
    payments_match: result.paymentsMatch,
    shipping_choice_complete: isShippingChoiceComplete(input),
    submittable: result.submittable,
  };
}

describe('worked cases of quotes', () => {
  it('lists 40 cases with unique ids', () => {
    expect(book.cases).toHaveLength(40);
    expect(new Set(book.cases.map(({ id }) => id)).size).toBe(40);
  });

  it.each(book.cases)('returns the figures of $id: $title', ({ input, expected }) => {
    expect(toExpected(toInput(input))).toEqual(expected);
  });
});
