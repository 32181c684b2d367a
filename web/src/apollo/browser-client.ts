import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import type { LocalState } from '@apollo/client/local-state';
import type { Notices } from '../lib/notices.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import type { Session } from '../session/session-store.ts';
import { createCache } from './cache.ts';
import { createFailureLink } from './failure-link.ts';
import { createFetchLink } from './fetch-link.ts';
import { createPartialPayloadLink } from './partial-payload-link.ts';
import { createSessionLink } from './session-link.ts';

/** The parts of the browser's client. */
export interface BrowserClientParts {
  notices: Notices;
  session: Pick<Session, 'get' | 'expire'>;
  /** The resolvers of the cart. */
  cartState: LocalState;
  /** The cache of the server for this page. */
  initialState?: NormalizedCacheObject;
  /** Sends the operations; by default to this origin, whose server proxies them to the gateway. */
  transport?: ApolloLink;
}

/** The one client of a browser tab. Links, outermost first: failures, partial payloads, session, transport. */
export function createBrowserClient(parts: BrowserClientParts): ApolloClient {
  return new ApolloClient({
    cache: createCache({ resultCaching: true, initialState: parts.initialState }),
    link: ApolloLink.from([
      createFailureLink(parts.notices),
      createPartialPayloadLink(),
      createSessionLink(parts.session),
      parts.transport ?? createFetchLink({ uri: '/graphql', onResponse: noteServerTime }),
    ]),
    localState: parts.cartState,
  });
}
