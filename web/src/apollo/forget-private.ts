import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import { isPublicType, ownerOf } from './field-owners.ts';

/**
 * Removes everything from the cache that is not public: orders, addresses, wishlist,
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
  // An entity that was written by its id counts as a root, which `gc` alone does not remove.
  // The type of `extract` is generic; an InMemoryCache always returns this one.
  const entities = cache.extract() as NormalizedCacheObject;
  for (const [id, entity] of Object.entries(entities)) {
    if (!isPublicType(entity?.__typename)) cache.evict({ id, broadcast: false });
  }
  cache.gc();
}
