import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { cacheOptions } from '@gawai/client/cache-options';
import { cartPolicies } from './cart/cart-policies.ts';
import { writeUnrestoredCart } from './cart/cart-state.ts';

interface CacheParts {
  resultCaching: boolean;
  /** The kind of cache, where it differs from Apollo's. */
  Cache?: typeof InMemoryCache;
  initialState?: NormalizedCacheObject | undefined;
}

/**
 * The normalised cache: one entity per product, order and category everywhere, found by the shop's
 * own unique `id`, and the cart as client-only fields beside them. It starts with an empty cart, or
 * with `initialState`, which the cache of the server wrote and holds one.
 * `resultCaching` memoises reads; the cache of one page of the server is read once and is faster without.
 */
export function createCache({
  resultCaching,
  Cache = InMemoryCache,
  initialState,
}: CacheParts): InMemoryCache {
  const cache = new Cache({
    ...cacheOptions,
    resultCaching,
    typePolicies: { ...cacheOptions.typePolicies, ...cartPolicies },
  });
  if (initialState === undefined) writeUnrestoredCart(cache);
  else cache.restore(initialState);
  return cache;
}
