import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { notFound } from 'next/navigation';

const endpoint = `${process.env['GATEWAY_URL'] ?? 'http://localhost:4000'}/graphql`;

/** Errors of the request or of a field. */
class GraphqlErrors extends Error {
  readonly codes: readonly (string | undefined)[];

  constructor(errors: readonly ResponseError[]) {
    super(JSON.stringify(errors));
    this.codes = errors.map(({ extensions }) => extensions?.code);
  }
}

interface ResponseError {
  readonly extensions?: { readonly code?: string };
}

/** The data of an operation; throws for errors of the request or of a field. Runs on the server only. */
export async function execute<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
    cache: 'no-store',
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: ResponseError[] };
  if (errors !== undefined || data === undefined) throw new GraphqlErrors(errors ?? []);
  return data;
}

/** As `execute`, for values in the URL of a page: a malformed slug or hash is a page that does not exist. */
export async function executeForPage<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    return await execute(document, variables);
  } catch (error) {
    if (error instanceof GraphqlErrors && error.codes.includes('BAD_USER_INPUT')) notFound();
    throw error;
  }
}

/** The value; throws when it is null or undefined. */
export function present<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`No ${what}.`);
  return value;
}

const rupiah = new Intl.NumberFormat('id-ID');

/** An amount of whole rupiah as text, e.g. `Rp 5.999.000`. */
export const priceText = (amount: number) => `Rp ${rupiah.format(amount)}`;
