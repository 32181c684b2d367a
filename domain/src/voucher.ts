import {
  ceilDecimal,
  compareDecimals,
  floorDecimal,
  minDecimal,
  wholeDecimal,
  zeroDecimal,
  type Decimal,
} from './decimal.ts';
import type { Rupiah } from './money.ts';
import type { Problem } from './problem.ts';
import { applyRate, type Rate } from './rate.ts';

/** A voucher the shop has accepted, without a cart (shop-api.md 5.17). */
export type Voucher = {
  readonly discount: Rate;
  /** Maximum discount in rupiah, for both types; 0 = no cap. */
  readonly maxDiscount: Decimal;
  /** Goods total it needs, in rupiah; 0 = none. */
  readonly minOrder: Decimal;
  /** The only payment method it allows, null = any. */
  readonly paymentMethodId: string | null;
};

/** State of the voucher of a quote. */
export type VoucherStatus = 'NONE' | 'APPLIED' | 'BELOW_MIN_ORDER' | 'PAYMENT_METHOD_MISMATCH';

/** True when the goods total (before discount, shipping and fees) reaches the voucher's minimum. */
export function meetsMinimum(voucher: Voucher, total: Rupiah): boolean {
  return compareDecimals(wholeDecimal(total), voucher.minOrder) >= 0;
}

/** The problem of a voucher whose minimum the goods do not reach, null when they do. */
export function voucherMinimumProblem(
  voucher: Voucher,
  total: Rupiah,
): Extract<Problem, { code: 'VOUCHER_BELOW_MINIMUM' }> | null {
  if (meetsMinimum(voucher, total)) return null;
  return { code: 'VOUCHER_BELOW_MINIMUM', minimum: ceilDecimal(voucher.minOrder) };
}

/** What the goods total lacks of the voucher's minimum, in whole rupiah; 0 when they reach it. */
export function voucherShortfall(voucher: Voucher, total: Rupiah): Rupiah {
  const problem = voucherMinimumProblem(voucher, total);
  return problem === null ? 0 : problem.minimum - total;
}

/**
 * The discount of a voucher on the goods total (specification.md 9): the percentage or the
 * fixed amount, capped by `maxDiscount`, rounded down, never below 0 nor above the total. 0 when the
 * minimum is not reached.
 */
export function voucherDiscount(voucher: Voucher, total: Rupiah): Rupiah {
  if (!meetsMinimum(voucher, total)) return 0;
  const raw = applyRate(total, voucher.discount);
  const hasCap = compareDecimals(voucher.maxDiscount, zeroDecimal) > 0;
  const capped = hasCap ? minDecimal(raw, voucher.maxDiscount) : raw;
  const limited = minDecimal(capped, wholeDecimal(total));
  return Math.max(0, floorDecimal(limited));
}

/** True when a voucher tied to one payment method would be paid, in part, by another. */
export function usesOtherMethod(
  voucher: Voucher,
  rows: readonly { readonly methodId: string | null }[],
): boolean {
  const { paymentMethodId } = voucher;
  return paymentMethodId !== null && rows.some((row) => row.methodId !== paymentMethodId);
}
