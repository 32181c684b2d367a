import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/**
 * The result of a query from the cache; null unless it is complete. Read with the document and the store of the
 * hooks: Apollo memoises results by both, so that another kind of read would cost as much as the first one again.
 */
export function readCached<TData>(
  cache: ApolloCache,
  query: DocumentNode | TypedDocumentNode<TData>,
  variables?: OperationVariables,
): TData | null {
  return cache.readQuery<TData>(
    { query: cache.transformDocument(query), ...(variables && { variables }) },
    true,
  );
}
