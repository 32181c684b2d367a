import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

const endpoint = `${process.env['GATEWAY_URL'] ?? 'http://localhost:4000'}/graphql`;

/** The data of an operation; throws for errors of the request or of a field. Runs on the server only. */
export async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
    cache: 'no-store',
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown[] };
  if (errors !== undefined || data === undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** The value; throws when it is null or undefined. */
export function present<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`No ${what}.`);
  return value;
}

const rupiah = new Intl.NumberFormat('id-ID');

/** An amount of whole rupiah as text, e.g. `Rp 5.999.000`. */
export const priceText = (amount: number) => `Rp ${rupiah.format(amount)}`;
