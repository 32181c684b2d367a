import type { ApolloClient, OperationVariables } from '@apollo/client';

/**
 * The same client and cache, but its queries fail without a pop-up: for what is fetched before the
 * shopper has asked for it.
 */
export function quietClient(client: ApolloClient): ApolloClient {
  const query = <TData, TVariables extends OperationVariables>(
    options: ApolloClient.QueryOptions<TData, TVariables>,
  ) => client.query({ ...options, context: { ...options.context, quiet: true } });
  // Everything but `query` is the client's own.
  return Object.create(client, { query: { value: query } }) as ApolloClient;
}
