import {
  ApolloClient,
  ApolloLink,
  DocumentTransform,
  InMemoryCache,
  type DocumentNode,
  type OperationVariables,
} from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { createCache } from './cache.ts';
import { cacheOperation } from './cached-operation.ts';
import { writeUnrestoredCart } from './cart/cart-state.ts';
import type { Notices } from '../lib/notices.ts';
import { createFailureLink } from './failure-link.ts';
import { createFetchLink, type GatewayResponse, type SendRequest } from './fetch-link.ts';
import { gatewayFetch } from './gateway-fetch.ts';
import type { QueryClient } from './load-query.ts';

/** It holds no data and the server runs no command of the cart, so one serves all requests. */
const localState = new LocalState({});

/** How a client sends the calls of one page. */
export interface ServerCalls {
  gatewayUrl: string;
  /** Headers of each call beside the usual ones. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Aborts the calls when the page is no longer needed. */
  signal: AbortSignal;
  /** Where failures are reported. */
  notices?: Notices;
  /** Called with each response, null for one that did not arrive. */
  onResponse?: (response: GatewayResponse | null) => void;
}

const typenames = new DocumentTransform(addTypenameToDocument);

/** Apollo's cache drops its transformed documents when it is cleared, and all that was derived from them. */
class ServerCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return typenames.transformDocument(document);
  }
}

/** A client of the server: always a guest, with an empty cart. It sends nothing before `connect`. */
export function createServerClient(): ApolloClient {
  return new ApolloClient({
    cache: createCache({ resultCaching: false, Cache: ServerCache }),
    link: ApolloLink.empty(),
    localState,
    ssrMode: true,
    devtools: { enabled: false },
  });
}

/** The shell is the same for all pages. */
const send = cacheOperation('Shell', gatewayFetch, () => performance.now());

/** Connects a client to the gateway for the next page. */
export function connect(client: ApolloClient, calls: ServerCalls): void {
  const { gatewayUrl: uri, headers: more, signal, notices, onResponse } = calls;
  const sendRequest: SendRequest = (address, { headers, ...init }) =>
    send(address, { ...init, headers: { ...headers, ...more } });
  const fetchLink = createFetchLink({
    uri,
    signal,
    sendRequest,
    ...(onResponse && { onResponse }),
  });
  client.setLink(notices ? createFailureLink(notices).concat(fetchLink) : fetchLink);
}

/**
 * The client for the loaders of one page. Its cache is empty at first and each query runs once, so a result
 * is written without a read before or after, which took a seventh of a page's time.
 */
export function loaderClient(client: ApolloClient): QueryClient {
  return {
    cache: client.cache,
    query: async <TData, TVariables extends OperationVariables>(
      options: ApolloClient.QueryOptions<TData, TVariables>,
    ) => {
      // A loader that sets a fetch policy wants its result not to be cached.
      if (options.fetchPolicy !== undefined) return client.query<TData, TVariables>(options);
      const result = await client.query<TData, TVariables>({ ...options, fetchPolicy: 'no-cache' });
      if (result.data !== undefined) {
        client.cache.writeQuery({ ...options, data: result.data });
      }
      return result;
    },
  };
}

/** Clears the client of the page that it was used for: all of its data, and pending requests. */
export async function forgetPage(client: ApolloClient): Promise<void> {
  await client.clearStore();
  writeUnrestoredCart(client.cache);
}
