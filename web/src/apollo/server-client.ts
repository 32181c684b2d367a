import { ApolloClient } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import { createCache } from './cache.ts';
import { createFetchLink } from './fetch-link.ts';

/** It holds no data and the server runs no command of the cart, so one serves all requests. */
const localState = new LocalState({});

/**
 * A client for one request of the server: always a guest, with an empty cart. `signal` ends its calls
 * when the browser has gone.
 */
export function createServerClient(gatewayUrl: string, signal: AbortSignal): ApolloClient {
  return new ApolloClient({
    cache: createCache({ resultCaching: false }),
    link: createFetchLink({ uri: gatewayUrl, signal }),
    localState,
    ssrMode: true,
    devtools: { enabled: false },
  });
}
