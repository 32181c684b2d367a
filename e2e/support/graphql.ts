import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { addresses } from './addresses.ts';

/** An answer of the gateway, as a frontend that knows nothing but HTTP sees it. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  data: Data;
  errors: { message: string; extensions: { code: string } }[] | undefined;
}

/** Asks the gateway one thing over plain HTTP. */
export async function ask<Data>(
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Answer<Data>> {
  const response = await fetch(addresses.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body: { data: Data; errors?: Answer<Data>['errors'] } = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    data: body.data,
    errors: body.errors,
  };
}

/** Sends an operation of the client package. */
export function askTyped<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  return ask<Data>(print(document), variables);
}
