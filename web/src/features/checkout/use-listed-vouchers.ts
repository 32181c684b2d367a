import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { useListedVouchersQuery, type ListedVouchersQuery } from './listed-vouchers.generated.ts';
import { lineInput } from './quote-input.ts';

/** A voucher that the shop shows to the customer. */
export type ListedVoucher = NonNullable<NonNullable<ListedVouchersQuery['me']>['vouchers']>[number];

const NONE: readonly ListedVoucher[] = [];

/**
 * The vouchers that a customer may choose for the cart, those that can be used first. Null while they are
 * read; empty for guests, and when there are none or they cannot be read.
 */
export function useListedVouchers(
  lines: readonly CartLineFieldsFragment[],
  isCustomer: boolean,
): readonly ListedVoucher[] | null {
  const { data, error } = useListedVouchersQuery({
    variables: { lines: lines.map(lineInput) },
    skip: !isCustomer,
    fetchPolicy: 'cache-and-network',
    // A code can be typed without them.
    context: { quiet: true },
  });
  if (!isCustomer || error !== undefined) return NONE;
  if (data === undefined) return null;
  const vouchers = data.me?.vouchers ?? NONE;
  return [...vouchers].sort((one, other) => (one.shortfall ?? 0) - (other.shortfall ?? 0));
}
