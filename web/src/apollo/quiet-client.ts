import type { OperationVariables } from '@apollo/client';
import type { QueryClient } from './load-query.ts';

/**
 * A client on the same cache whose queries fail without a pop-up: for prefetches, which the shopper
 * has not requested.
 */
export function quietClient(client: QueryClient): QueryClient {
  return {
    cache: client.cache,
    query: <TData, TVariables extends OperationVariables>(
      options: Parameters<typeof client.query<TData, TVariables>>[0],
    ) =>
      client.query<TData, TVariables>({ ...options, context: { ...options.context, quiet: true } }),
  };
}
