import { useEffect } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { useListedVouchersQuery, type ListedVouchersQuery } from './listed-vouchers.generated.ts';
import { lineInput } from './quote-input.ts';

/** A voucher that the shop shows to the customer. */
export type ListedVoucher = NonNullable<NonNullable<ListedVouchersQuery['me']>['vouchers']>[number];

const NONE: readonly ListedVoucher[] = [];

/**
 * The vouchers that a customer may choose for the cart, those that can be used first. Null while they are
 * read; empty for guests, and when there are none or they cannot be read. Read again when one was rejected: it
 * may have been used on another device.
 */
export function useListedVouchers(
  lines: readonly CartLineFieldsFragment[],
  isCustomer: boolean,
  /** Why the applied voucher was removed; null when it was not. */
  rejection: string | null,
): readonly ListedVoucher[] | null {
  const { data, error, refetch } = useListedVouchersQuery({
    variables: { lines: lines.map(lineInput) },
    skip: !isCustomer,
    fetchPolicy: 'cache-and-network',
    // A code can be typed without them.
    context: { quiet: true },
  });
  useEffect(() => {
    // A failure leaves the list as it is.
    if (isCustomer && rejection !== null) refetch().catch(() => undefined);
  }, [isCustomer, rejection, refetch]);
  if (!isCustomer || error !== undefined) return NONE;
  if (data === undefined) return null;
  const vouchers = data.me?.vouchers ?? NONE;
  return [...vouchers].sort((one, other) => (one.shortfall ?? 0) - (other.shortfall ?? 0));
}
