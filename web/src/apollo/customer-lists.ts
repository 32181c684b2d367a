import type { ApolloCache, Reference } from '@apollo/client';

/** Entries that are in the cache; null when a change came without its list. */
type Entries = readonly { readonly id: string }[] | null;

/**
 * Puts the list that came with a change in place of the one in the cache; null deletes it, so that it is
 * read again. Only a list that was read is changed: when the customer has left meanwhile, nothing of theirs
 * is written.
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
