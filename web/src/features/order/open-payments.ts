import type { OrderPaymentsFragment } from './order-payments.generated.ts';

/** The payments that the shopper has yet to make: one that the shop is checking is paid for them, and does not expire. */
export const openPayments = ({ payments }: OrderPaymentsFragment) =>
  payments.filter(({ isPayable, isConfirmed }) => isPayable && !isConfirmed);

/** Until when the first of these has to be paid; undefined when none expires. */
export function firstDeadline(open: OrderPaymentsFragment['payments']): string | undefined {
  const [deadline] = open
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  return deadline;
}
