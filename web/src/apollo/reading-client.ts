import type { ApolloClient, OperationVariables } from '@apollo/client';
import { nextTask } from '../lib/next-task.ts';
import type { QueryClient } from './load-query.ts';

/**
 * A client for loaders that only reads the cache, each query in a task of its own. The first read of a
 * query takes the longest; the hooks that read it afterwards get the same result.
 */
export function readingClient(client: ApolloClient): QueryClient {
  return {
    cache: client.cache,
    query: async <TData, TVariables extends OperationVariables>({
      query,
      variables,
    }: Parameters<typeof client.query<TData, TVariables>>[0]) => {
      await nextTask();
      const data = client.readQuery<TData>(
        { query, ...(variables && { variables }), returnPartialData: true },
        true,
      );
      return { data: data ?? undefined };
    },
  };
}
