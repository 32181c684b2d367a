import { useApolloClient } from '@apollo/client/react';
import { useCartQuery, type CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { readCartLines } from '../../apollo/cart/cart-state.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The lines of this browser's cart; null until the browser has brought them back: the server knows none. */
export function useCartLines(): readonly CartLineFieldsFragment[] | null {
  const { cache } = useApolloClient();
  const isHydrated = useHydrated();
  const { data } = useCartQuery();
  if (!isHydrated || data === undefined) return null;
  const { lines } = data.cart;
  // Right after hydration the cart lies in the cache a moment before the query tells of it.
  return lines.length === 0 && readCartLines(cache).length > 0 ? null : lines;
}
