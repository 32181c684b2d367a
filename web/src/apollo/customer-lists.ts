import type { ApolloCache, Reference } from '@apollo/client';

/** Entries that are in the cache; null when a mutation returned no list. */
type Entries = readonly { readonly id: string }[] | null;

/**
 * Replaces the list in the cache by the one that a mutation returned; null deletes it, so that it is
 * fetched again. Only a list that is in the cache is changed: after sign-out nothing is written.
 */
export function changeWishlist(cache: ApolloCache, entries: Entries): void {
  modifyCustomer(cache, 'wishlist', entries, (_, references) => references);
}

/** The same for all saved addresses; pages of their table stay. */
export function changeAddresses(cache: ApolloCache, entries: Entries): void {
  modifyCustomer(cache, 'addresses', entries, (connection, nodes) => ({ ...connection, nodes }));
}

function modifyCustomer(
  cache: ApolloCache,
  list: string,
  entries: Entries,
  replaced: (value: object, references: readonly Reference[]) => object,
): void {
  const id = cache.identify({ __typename: 'Customer' });
  if (id === undefined) return;
  cache.modify<Record<string, object>>({
    id,
    fields: {
      [list]: (value: object, { storeFieldName, toReference, DELETE }) => {
        if (storeFieldName !== list) return value;
        if (entries === null) return DELETE;
        const references = entries.map((entry) => toReference(entry.id));
        return replaced(
          value,
          references.filter((reference) => reference !== undefined),
        );
      },
    },
  });
}
