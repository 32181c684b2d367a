import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import { isPublicType, ownerOf } from './field-owners.ts';

/**
 * Takes everything out of the cache that is not the same for everybody: orders, addresses, wishlist,
 * reviews, quotes and the customer. The catalogue and the cart stay, so that no page goes blank, and
 * no watcher is notified: its component has gone, or would query again as a guest.
 */
export function forgetPrivate(cache: ApolloCache): void {
  cache.modify({
    id: 'ROOT_QUERY',
    broadcast: false,
    fields: (value: unknown, { fieldName, DELETE }) =>
      fieldName === '__typename' || ownerOf(fieldName) === 'public' ? value : DELETE,
  });
  // What was written by its id counts as reachable for ever, so that `gc` alone would let it lie.
  // The type of `extract` is open; an InMemoryCache always gives this one.
  const entities = cache.extract() as NormalizedCacheObject;
  for (const [id, entity] of Object.entries(entities)) {
    if (!isPublicType(entity?.__typename)) cache.evict({ id, broadcast: false });
  }
  cache.gc();
}
