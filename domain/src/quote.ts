import { cartTotal, cartWeight } from './cart.ts';
import { multiplyDecimals, wholeDecimal, type Decimal } from './decimal.ts';
import { CART_LINES_MAX, PAYMENT_AMOUNT_MAX, PAYMENTS_MAX } from './limits.ts';
import { multiplyRupiah, sumRupiah, type Rupiah } from './money.ts';
import { isMethodOffered, paymentFee, type PaymentMethod } from './payment.ts';
import type { Problem } from './problem.ts';
import {
  isShippingChoiceComplete,
  NO_CHARGES,
  shippingCharges,
  type ShippingCharges,
  type ShippingChoice,
} from './shipping.ts';
import { isOrderQuantity } from './stock.ts';
import {
  usesOtherMethod,
  voucherDiscount,
  voucherMinimumProblem,
  type Voucher,
  type VoucherStatus,
} from './voucher.ts';

/** A line with the shop's own present price (whole rupiah) and weight (grams). */
export type QuoteLine = {
  readonly price: Rupiah;
  readonly quantity: number;
  readonly weight: Decimal;
  /** The shop cannot sell it as it is (gone, sold out, no variant chosen): it counts as nothing. */
  readonly isUnsellable?: boolean;
};

/** A payment row as the shopper filled it in; `method` null = none chosen yet, amounts without fee. */
export type QuotePaymentRow = {
  readonly method: PaymentMethod | null;
  readonly amount: number;
  /** True when a method was named that the shop does not have; `method` is null then. */
  readonly isUnknownMethod?: boolean;
};

/** Everything the figures of an order depend on. */
export type QuoteInput = ShippingChoice & {
  readonly lines: readonly QuoteLine[];
  readonly voucher: Voucher | null;
  /** Decides which gateway methods are offered; null while none is chosen. */
  readonly warehouseId: string | null;
  readonly payments: readonly QuotePaymentRow[];
  /**
   * Why method or option is null, when the reason is not just "not chosen": unknown, nothing offered,
   * fees not available, no destination. Reported instead of the default problem.
   */
  readonly shippingProblem?: Problem | null;
};

/** The figures of one line. */
export type QuotedLine = { readonly lineTotal: Rupiah; readonly lineWeight: Decimal };

/** A row that will be charged: amount, its fee rounded up, and both together. */
export type QuotedPayment = {
  readonly methodId: string | null;
  readonly amount: Rupiah;
  readonly feeAmount: Rupiah;
  readonly total: Rupiah;
};

/** Every figure of an order that is not sent yet (specification.md 9, shop-api.md 6). */
export type Quote = ShippingCharges & {
  readonly lines: readonly QuotedLine[];
  readonly total: Rupiah;
  readonly totalWeight: Decimal;
  readonly voucherStatus: VoucherStatus;
  readonly voucherDiscount: Rupiah;
  readonly discountedTotal: Rupiah;
  /** What the payment rows share out ("Total Tagihan"): goods, shipping, insurance, no fees. */
  readonly amountDue: Rupiah;
  readonly payments: readonly QuotedPayment[];
  readonly paymentsAmountSum: Rupiah;
  readonly paymentFee: Rupiah;
  /** What the order stores: amountDue and all payment fees. */
  readonly grandTotal: Rupiah;
  readonly paymentsMatch: boolean;
  /** What blocks the order as far as this module knows; stock, warehouse and address add their own. */
  readonly problems: readonly Problem[];
  readonly submittable: boolean;
};

type ChargedRow = QuotePaymentRow & { readonly row: number; readonly methodId: string | null };

function lineProblems(lines: readonly QuoteLine[]): Problem[] {
  if (lines.length === 0) return [{ code: 'CART_EMPTY' }];
  const problems = lines.flatMap((line, position): Problem[] =>
    isOrderQuantity(line.quantity) ? [] : [{ code: 'QUANTITY_INVALID', line: position }],
  );
  if (lines.length > CART_LINES_MAX) problems.push({ code: 'TOO_MANY_LINES', max: CART_LINES_MAX });
  return problems;
}

/** Whether a line counts in the figures: it can be sold, in a possible quantity. */
export function isCounted({ quantity, isUnsellable }: QuoteLine): boolean {
  return isUnsellable !== true && isOrderQuantity(quantity);
}

function shippingProblems(input: QuoteInput): Problem[] {
  if (isShippingChoiceComplete(input)) return [];
  if (input.shippingProblem) return [input.shippingProblem];
  if (input.shippingType === null) return [{ code: 'FULFILMENT_REQUIRED' }];
  if (input.method === null) return [{ code: 'SHIPPING_METHOD_REQUIRED' }];
  // A courier offers no services for nothing.
  return input.lines.some(isCounted) ? [{ code: 'SHIPPING_OPTION_REQUIRED' }] : [];
}

function rowProblem(charged: ChargedRow, warehouseId: string | null): Problem[] {
  const { method, row } = charged;
  if (method === null) {
    return [
      { code: charged.isUnknownMethod ? 'PAYMENT_METHOD_UNKNOWN' : 'PAYMENT_METHOD_REQUIRED', row },
    ];
  }
  if (isMethodOffered(method, warehouseId)) return [];
  return [{ code: 'PAYMENT_METHOD_NOT_OFFERED', row, methodName: method.name }];
}

function chargedRows(rows: readonly QuotePaymentRow[]): ChargedRow[] {
  return rows
    .map((entry, row) => ({
      ...entry,
      row,
      methodId: entry.method?.id ?? null,
      // Past this bound nothing can match, and the sum of rows must stay exact.
      amount: Math.min(Math.floor(entry.amount), PAYMENT_AMOUNT_MAX),
    }))
    .filter((entry) => entry.amount > 0);
}

function quotePayment({ method, methodId, amount }: ChargedRow): QuotedPayment {
  const feeAmount = method === null ? 0 : paymentFee(amount, method.fee);
  return { methodId, amount, feeAmount, total: sumRupiah([amount, feeAmount]) };
}

/**
 * Calculates every figure of an order and what blocks it. Figures are returned even when something is
 * wrong, so that they can be shown; a line that cannot be sold or has an impossible quantity counts
 * as nothing, and shipping and insurance are charged only when something is left to sell. Payment
 * rows share out `amountDue` without their fees; the fees come on top and make the grand total.
 * Throws a RangeError only when the shop's own figures are too large to be exact.
 */
export function quote(input: QuoteInput): Quote {
  const { voucher, warehouseId } = input;
  const counted = input.lines.map((line) => (isCounted(line) ? line : { ...line, quantity: 0 }));
  const total = cartTotal(counted);
  const totalWeight = cartWeight(counted);
  const minimumProblem = voucher === null ? null : voucherMinimumProblem(voucher, total);
  const discount = voucher === null ? 0 : voucherDiscount(voucher, total);
  const discountedTotal = total - discount;
  const charges = input.lines.some(isCounted)
    ? shippingCharges(input, discountedTotal)
    : NO_CHARGES;
  const amountDue = sumRupiah([
    discountedTotal,
    charges.totalShippingFee,
    charges.totalInsuranceFee,
  ]);

  const charged = chargedRows(input.payments);
  const payments = charged.map(quotePayment);
  const paymentsAmountSum = sumRupiah(payments.map((row) => row.amount));
  const fees = sumRupiah(payments.map((row) => row.feeAmount));
  const paymentsMatch = paymentsAmountSum === amountDue;
  const otherMethod = voucher !== null && usesOtherMethod(voucher, charged);

  const problems: Problem[] = [...lineProblems(input.lines), ...shippingProblems(input)];
  if (minimumProblem !== null) problems.push(minimumProblem);
  if (otherMethod) problems.push({ code: 'VOUCHER_OTHER_METHOD' });
  if (charged.length > PAYMENTS_MAX)
    problems.push({ code: 'TOO_MANY_PAYMENTS', max: PAYMENTS_MAX });
  problems.push(...charged.flatMap((row) => rowProblem(row, warehouseId)));
  if (charged.length === 0 && amountDue > 0) problems.push({ code: 'PAYMENT_REQUIRED' });
  else if (!paymentsMatch) {
    problems.push({ code: 'PAYMENT_SUM_MISMATCH', due: amountDue, sum: paymentsAmountSum });
  }

  return {
    ...charges,
    lines: counted.map((line) => ({
      lineTotal: multiplyRupiah(line.price, line.quantity),
      lineWeight: multiplyDecimals(line.weight, wholeDecimal(line.quantity)),
    })),
    total,
    totalWeight,
    voucherStatus: voucherStatus(voucher, minimumProblem !== null, otherMethod),
    voucherDiscount: discount,
    discountedTotal,
    amountDue,
    payments,
    paymentsAmountSum,
    paymentFee: fees,
    grandTotal: sumRupiah([amountDue, fees]),
    paymentsMatch,
    problems,
    submittable: problems.length === 0,
  };
}

function voucherStatus(
  voucher: Voucher | null,
  belowMinimum: boolean,
  otherMethod: boolean,
): VoucherStatus {
  if (voucher === null) return 'NONE';
  if (belowMinimum) return 'BELOW_MIN_ORDER';
  return otherMethod ? 'PAYMENT_METHOD_MISMATCH' : 'APPLIED';
}
