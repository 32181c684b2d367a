import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { valueFromASTUntyped, type FieldNode } from 'graphql';
import { failuresOf, type Failure } from './failures.ts';
import { readCached } from './read-cached.ts';
import { rootFieldsOf } from './root-fields.ts';

/** The part of the client that loaders use. */
export type QueryClient = Pick<ApolloClient, 'query' | 'cache'>;

/** The result of a loader: the cache contains `data`; `failures` lists what is missing in it. */
export interface Loaded<TData> {
  /** Fields that failed are missing. */
  readonly data: Partial<TData>;
  readonly failures: readonly Failure[];
}

/**
 * Options for a generated hook whose query a loader has run already: the hook reads the cache, never
 * the network, and a failed field is missing.
 */
export const loaded = { fetchPolicy: 'cache-only', returnPartialData: true } as const;

const argumentsOf = ({ arguments: nodes = [] }: FieldNode, variables: OperationVariables) =>
  nodes.length === 0
    ? {}
    : {
        args: Object.fromEntries(
          nodes.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
        ),
      };

function evictFailed(
  client: QueryClient,
  query: DocumentNode,
  variables: OperationVariables,
  failures: readonly Failure[],
) {
  for (const { node, name, responseKey } of rootFieldsOf(query)) {
    if (!failures.some(({ field }) => field === responseKey)) continue;
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: name, ...argumentsOf(node, variables) });
  }
}

/** How long a page is shown from the cache without a request to the shop, in ms. */
const FRESH_MS = 60_000;

const startedAt = Date.now();

/** When a cached result was requested, by query and variables; without an entry, when the document was opened. */
const requestedAt = new Map<string, number>();

/**
 * Fetches results that are older than a minute again, e.g. prices in a tab that was left open. The page
 * does not wait for it; a failure leaves the cached result.
 */
function renew(client: QueryClient, query: DocumentNode, variables?: OperationVariables): void {
  const key = JSON.stringify([rootFieldsOf(query).map(({ name }) => name), variables]);
  const now = Date.now();
  const isCached = readCached(client.cache, query, variables) !== null;
  if (isCached && now - (requestedAt.get(key) ?? startedAt) < FRESH_MS) return;
  requestedAt.set(key, now);
  if (!isCached) return;
  client
    .query({
      query,
      ...(variables && { variables }),
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
    .catch(() => requestedAt.delete(key));
}

/**
 * Fills the cache for a page, on the server or in the browser, without a request for what is
 * there and at most a minute old. Nothing is thrown: each root field that failed is left out of cache and data, so that it is
 * requested again next time and its siblings stay (a field that the shop returned as null stays null).
 */
export async function loadQuery<TData, TVariables extends OperationVariables = OperationVariables>(
  client: QueryClient,
  query: DocumentNode | TypedDocumentNode<TData, TVariables>,
  variables?: TVariables,
): Promise<Loaded<TData>> {
  if (!import.meta.env.SSR) renew(client, query, variables);
  const { data, error } = await client.query<TData>({
    query,
    errorPolicy: 'all',
    ...(variables && { variables }),
  });
  const failures = error === undefined ? [] : failuresOf(query, error);
  evictFailed(client, query, variables ?? {}, failures);
  const failed = new Set(failures.map(({ field }) => field));
  const entries = Object.entries(data ?? {}).filter(([field]) => !failed.has(field));
  return { data: Object.fromEntries(entries) as Partial<TData>, failures };
}
