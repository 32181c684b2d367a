import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import type { LocalState } from '@apollo/client/local-state';
import type { Session } from '../session/session-store.ts';
import { createAuthLink } from './auth-link.ts';
import { createCache } from './cache.ts';
import { createFailureLink, type FailureReactions } from './failure-link.ts';

/** What the browser's client is made of. */
export interface BrowserClientParts extends FailureReactions {
  session: Pick<Session, 'get'>;
  /** The commands of the cart. */
  cartState: LocalState;
  /** What the server has already fetched for this page. */
  initialState?: NormalizedCacheObject;
  /** Where GraphQL is answered; the page's own server passes it on to the gateway. */
  uri?: string;
}

/** The one client of a browser tab: failures, then the bearer, then the call. */
export function createBrowserClient(parts: BrowserClientParts): ApolloClient {
  const cache = createCache();
  if (parts.initialState) cache.restore(parts.initialState);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([
      createFailureLink(parts),
      createAuthLink(parts.session),
      new HttpLink({ uri: parts.uri ?? '/graphql' }),
    ]),
    localState: parts.cartState,
  });
}
