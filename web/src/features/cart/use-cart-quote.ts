import { useState } from 'react';
import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { useCartQuoteQuery, type CartQuoteQuery } from './cart-quote.generated.ts';

/** The quote of the cart. Prices and stocks are in the lines. */
export interface CartQuote {
  /** Products that the shop has no more, by id. */
  readonly goneProducts: ReadonlySet<string>;
  /** Why no warehouse can send the whole cart; null when one can. */
  readonly warehouseMessage: string | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

type Quote = CartQuoteQuery['checkoutQuote'];

/** Returns the last quote with the product ids of its request, until the next quote arrives. */
function useSettled(quote: Quote | undefined, productIds: readonly string[]) {
  const [settled, setSettled] = useState({ quote: quote ?? null, productIds });
  if (quote && settled.quote !== quote) setSettled({ quote, productIds });
  return settled;
}

/**
 * Fetches the current price and stock of the lines (one or more) whenever they change. The quote contains
 * the same product entities as the cart, so a new price is in every line at once. While a request is
 * pending, the last quote stays.
 */
export function useCartQuote(lines: readonly CartLineFieldsFragment[]): CartQuote {
  const input = {
    lines: lines.map(({ product, variant, quantity }) => ({
      productId: product.id,
      variantId: variant?.id ?? null,
      quantity,
    })),
    // Without one, warehouses are not compared with the cart.
    fulfilment: { delivery: {} },
  };
  const { data, loading, error, refetch } = useCartQuoteQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { quote, productIds } = useSettled(
    data?.checkoutQuote,
    input.lines.map(({ productId }) => productId),
  );
  const gone = productIds.filter((_, index) => quote?.lines[index]?.product === null);
  return {
    goneProducts: new Set(gone),
    warehouseMessage: quote?.problems.find(({ code }) => code === 'NO_WAREHOUSE')?.message ?? null,
    isLoading: loading,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch(),
  };
}
