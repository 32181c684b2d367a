import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { addresses } from './addresses.ts';

/** Status and body of a GraphQL response. */
interface GraphQLResponse<Data> {
  status: number;
  data: Data;
  errors: { message: string; extensions: { code: string } }[] | undefined;
}

/** Executes an operation on the gateway at `url`, by POST. */
export async function executeAt<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<GraphQLResponse<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as GraphQLResponse<Data>;
  return { status: response.status, data, errors };
}

/** Executes an operation on the gateway under test. */
export const execute = <Data>(
  query: string,
  variables?: Record<string, unknown>,
  token?: string,
): Promise<GraphQLResponse<Data>> => executeAt(addresses.graphql, query, variables, token);

/** Executes an operation of the client package on the gateway under test. */
export const executeDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<GraphQLResponse<Data>> => execute<Data>(print(document), variables);
