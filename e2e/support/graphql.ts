import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { addresses } from './addresses.ts';

/** An answer of a gateway, as a frontend that knows nothing but HTTP sees it. */
export interface Answer<Data> {
  status: number;
  data: Data;
  errors: { message: string; extensions: { code: string } }[] | undefined;
}

/** Asks a gateway one thing over plain HTTP. */
export async function executeAt<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Answer<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  return { status: response.status, data, errors };
}

/** Asks the gateway under test. */
export const execute = <Data>(
  query: string,
  variables?: Record<string, unknown>,
  token?: string,
): Promise<Answer<Data>> => executeAt(addresses.graphql, query, variables, token);

/** Sends an operation of the client package. */
export const executeDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> => execute<Data>(print(document), variables);
