import { percentOf, wholeDecimal, type Decimal } from './decimal.ts';
import type { Rupiah } from './money.ts';
import { readEnumValue } from './read-enum-value.ts';

/** How a voucher discount or a payment fee is calculated (specification.md 3). */
export type RateType = 'PERCENTAGE' | 'FIXED';

/** A percentage (`amount` 2.9 = 2.9 %) or a fixed number of rupiah. */
export type Rate = { readonly type: RateType; readonly amount: Decimal };

/** Reads `discount_type` or `fee_type`: `Percentage` in any letter case, everything else is fixed. */
export function readRateType(value: unknown): RateType {
  return readEnumValue(value, ['PERCENTAGE']) ?? 'FIXED';
}

/** The rate on an amount of rupiah, exact and not yet rounded. */
export function applyRate(amount: Rupiah, rate: Rate): Decimal {
  return rate.type === 'PERCENTAGE' ? percentOf(wholeDecimal(amount), rate.amount) : rate.amount;
}
