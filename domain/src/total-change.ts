import type { Rupiah } from './money.ts';
import type { ProblemOf } from './problem.ts';

/** The totals on screen: "Total Tagihan" without the payment fees, "Total Bayar" with them. */
export type OrderTotals = { readonly amountDue: Rupiah; readonly grandTotal: Rupiah };

/**
 * How the totals of an order differ from those that the shopper saw; null when they are the same.
 * Names the sum due where that changed, else the total with the payment fees.
 */
export function totalChange(
  seen: OrderTotals,
  present: OrderTotals,
): ProblemOf<'TOTAL_CHANGED'> | null {
  if (seen.amountDue !== present.amountDue) {
    const { amountDue: before } = seen;
    return { code: 'TOTAL_CHANGED', figure: 'AMOUNT_DUE', before, now: present.amountDue };
  }
  if (seen.grandTotal === present.grandTotal) return null;
  const { grandTotal: before } = seen;
  return { code: 'TOTAL_CHANGED', figure: 'GRAND_TOTAL', before, now: present.grandTotal };
}
