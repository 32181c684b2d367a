import { ApolloClient } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import { createCache } from './cache.ts';
import { createFetchLink } from './fetch-link.ts';

/** It holds no data and the server runs no command of the cart, so one serves all requests. */
const localState = new LocalState({});

/** Options of the client that renders one page. */
export interface ServerClientParts {
  gatewayUrl: string;
  /** Aborts the calls when the page is no longer needed. */
  signal: AbortSignal;
  /** Called with each response, null for one that did not arrive. */
  onResponse?: (response: Response | null) => void;
}

/** A client for one page of the server: always a guest, with an empty cart. */
export function createServerClient({ gatewayUrl, signal, onResponse }: ServerClientParts) {
  return new ApolloClient({
    cache: createCache({ resultCaching: false }),
    link: createFetchLink({ uri: gatewayUrl, signal, ...(onResponse && { onResponse }) }),
    localState,
    ssrMode: true,
    devtools: { enabled: false },
  });
}
