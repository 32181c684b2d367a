import { InMemoryCache, type NormalizedCacheObject, type TypePolicies } from '@apollo/client';
import possibleTypes from '../__generated__/possible-types.ts';
import { cartPolicies } from './cart/cart-policies.ts';
import { writeUnrestoredCart } from './cart/cart-state.ts';

/** Parts of a thing that have no identity of their own: what one query asks joins what another asked. */
const partsOfThings: TypePolicies = {
  Image: { merge: true },
  PageInfo: { merge: true },
  ProductConnection: { merge: true },
  Seo: { merge: true },
  Settings: { merge: true },
};

/**
 * There is one customer in a cache: the owner of the session, with or without an `id` in the query.
 * Their lists come again shorter than before after a change.
 */
const customer: TypePolicies = {
  Customer: {
    keyFields: [],
    fields: { addresses: { merge: false }, wishlist: { merge: false } },
  },
};

/** How a cache reads, and what it starts with. */
interface CacheParts {
  resultCaching: boolean;
  initialState?: NormalizedCacheObject | undefined;
}

/**
 * The normalised cache: one entity per product, order and category everywhere, found by the shop's
 * own unique `id`, and the cart as client-only fields beside them. It starts with an empty cart, or
 * with `initialState`, which the cache of the server wrote and holds one.
 * `resultCaching` remembers what was read until it changes; a cache that lives for one page of the
 * server is read once and spends less without.
 */
export function createCache({ resultCaching, initialState }: CacheParts): InMemoryCache {
  const cache = new InMemoryCache({
    resultCaching,
    possibleTypes: possibleTypes.possibleTypes,
    dataIdFromObject: ({ id }) => (typeof id === 'string' ? id : undefined),
    typePolicies: {
      ...partsOfThings,
      ...cartPolicies,
      ...customer,
    },
  });
  if (initialState === undefined) writeUnrestoredCart(cache);
  else cache.restore(initialState);
  return cache;
}
