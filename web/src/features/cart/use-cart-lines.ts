import { useCartQuery, type CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';

/** The lines of this browser's cart; null until the browser has restored them, and on the server. */
export function useCartLines(): readonly CartLineFieldsFragment[] | null {
  const { data } = useCartQuery();
  return data?.cart.isRestored ? data.cart.lines : null;
}
