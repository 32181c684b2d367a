import type { ApolloCache, Reference } from '@apollo/client';

/**
 * Puts the list that came with a change in place of the one in the cache; null deletes it, so that it is
 * read again. Only a list that was read is changed: when the customer has left meanwhile, nothing of theirs
 * is written. `ids` are those of entries that are in the cache.
 */
export function changeWishlist(cache: ApolloCache, ids: readonly string[] | null): void {
  modifyCustomer(cache, 'wishlist', ids, (_, entries) => entries);
}

/** The same for all saved addresses; pages of their table stay. */
export function changeAddresses(cache: ApolloCache, ids: readonly string[] | null): void {
  modifyCustomer(cache, 'addresses', ids, (connection, nodes) => ({ ...connection, nodes }));
}

function modifyCustomer(
  cache: ApolloCache,
  list: string,
  ids: readonly string[] | null,
  replaced: (value: object, entries: readonly Reference[]) => object,
): void {
  const id = cache.identify({ __typename: 'Customer' });
  if (id === undefined) return;
  cache.modify<Record<string, object>>({
    id,
    fields: {
      [list]: (value: object, { storeFieldName, toReference, DELETE }) => {
        if (storeFieldName !== list) return value;
        if (ids === null) return DELETE;
        const entries = ids.map((entryId) => toReference(entryId));
        return replaced(
          value,
          entries.filter((entry) => entry !== undefined),
        );
      },
    },
  });
}
