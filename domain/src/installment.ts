import {
  addDecimals,
  ceilDecimal,
  multiplyDecimals,
  percentOf,
  wholeDecimal,
  type Decimal,
} from './decimal.ts';
import type { Rupiah } from './money.ts';
import { paymentFee, type PaymentMethod } from './payment.ts';

/** Fewest and most months of a plan (shop-api.md 10.5). */
export const INSTALLMENT_MONTHS = { min: 2, max: 60 } as const;

/** Paying in equal parts, one a month (shop-api.md 10.5). */
export type InstallmentPlan = {
  readonly months: number;
  /** Interest on the whole amount for each month, in per cent: 2.6 = 2.6 %. */
  readonly monthlyRate: Decimal;
  /** The least that can be paid so, in whole rupiah; null = any amount. */
  readonly minAmount: Rupiah | null;
};

/** What an amount costs by a plan. */
export type Installment = {
  readonly months: number;
  /** Due each month, in whole rupiah, rounded up. */
  readonly monthlyAmount: Rupiah;
};

/** The amount with the interest of all months, in equal parts, each rounded up to whole rupiah. */
export function monthlyAmount(
  amount: Rupiah,
  { months, monthlyRate }: Pick<InstallmentPlan, 'months' | 'monthlyRate'>,
): Rupiah {
  const whole = wholeDecimal(amount);
  const interest = multiplyDecimals(percentOf(whole, monthlyRate), wholeDecimal(months));
  // A part of the next whole rupiah, rounded up, is the exact part rounded up.
  const total = ceilDecimal(addDecimals(whole, interest));
  const rest = total % months;
  return (total - rest) / months + (rest > 0 ? 1 : 0);
}

/** What an amount costs by each of the plans that take it, in their order. */
export function installmentsOf(amount: Rupiah, plans: readonly InstallmentPlan[]): Installment[] {
  return plans
    .filter(({ minAmount }) => amount > 0 && amount >= (minAmount ?? 0))
    .map((plan) => ({ months: plan.months, monthlyAmount: monthlyAmount(amount, plan) }));
}

/** A way to pay with its plans; its fee is paid off with the amount. */
export type InstallmentMethod = Pick<PaymentMethod, 'fee'> & {
  readonly installments: readonly InstallmentPlan[];
};

/** The installment with the lowest amount a month over all methods; of equal ones the first. Null without any. */
export function lowestInstallment<M extends InstallmentMethod>(
  amount: Rupiah,
  methods: readonly M[],
): (Installment & { readonly method: M }) | null {
  const all = methods.flatMap((method) =>
    installmentsOf(amount + paymentFee(amount, method.fee), method.installments).map((each) => ({
      ...each,
      method,
    })),
  );
  const lowest = Math.min(...all.map((each) => each.monthlyAmount));
  return all.find((each) => each.monthlyAmount === lowest) ?? null;
}
