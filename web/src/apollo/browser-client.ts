import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import type { LocalState } from '@apollo/client/local-state';
import type { Session } from '../session/session-store.ts';
import { createAuthLink } from './auth-link.ts';
import { createCache } from './cache.ts';
import { createFailureLink, type FailureReactions } from './failure-link.ts';
import { createFetchLink } from './fetch-link.ts';

/** What the browser's client is made of. */
export interface BrowserClientParts extends FailureReactions {
  session: Pick<Session, 'get'>;
  /** The commands of the cart. */
  cartState: LocalState;
  /** What the server has already fetched for this page. */
  initialState?: NormalizedCacheObject;
  /** How GraphQL travels; by default to this origin, whose server passes it on to the gateway. */
  transport?: ApolloLink;
}

/** The one client of a browser tab: failures, then the bearer, then the call. */
export function createBrowserClient(parts: BrowserClientParts): ApolloClient {
  const cache = createCache({ resultCaching: true });
  if (parts.initialState) cache.restore(parts.initialState);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([
      createFailureLink(parts),
      createAuthLink(parts.session),
      parts.transport ?? createFetchLink({ uri: '/graphql' }),
    ]),
    localState: parts.cartState,
  });
}
