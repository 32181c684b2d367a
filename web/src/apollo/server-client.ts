import { ApolloClient } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import { createCache } from './cache.ts';
import { createFetchLink } from './fetch-link.ts';

/** It holds no data and the server runs no command of the cart, so one serves all requests. */
const localState = new LocalState({});

/** What a page asks for, and who hears of it. */
export interface ServerClientParts {
  gatewayUrl: string;
  /** Ends the calls when nobody waits for the page any more. */
  signal: AbortSignal;
  /** Hears each reply, null for one that did not arrive. */
  onReply?: (reply: Response | null) => void;
}

/** A client for one page of the server: always a guest, with an empty cart. */
export function createServerClient({ gatewayUrl, signal, onReply }: ServerClientParts) {
  return new ApolloClient({
    cache: createCache({ resultCaching: false }),
    link: createFetchLink({ uri: gatewayUrl, signal, ...(onReply && { onReply }) }),
    localState,
    ssrMode: true,
    devtools: { enabled: false },
  });
}
