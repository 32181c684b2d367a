import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';
import { createBrowserClient } from '../apollo/browser-client.ts';
import { createCartPersistence } from '../apollo/cart/cart-persistence.ts';
import { createCartState } from '../apollo/cart/cart-resolvers.ts';
import { openStoredValue } from '../lib/browser-storage.ts';
import { createNotices, type Notice } from '../lib/notices.ts';
import { createSession } from '../session/session-store.ts';
import type { AppParts } from './app.tsx';
import { forgetCustomer } from './forget-customer.ts';
import type { Site } from '../routing/site.ts';
import { watchConnection } from './watch-connection.ts';

/** What a browser tab is started with. */
export interface BrowserStart {
  site: Site;
  /** What the server has already fetched. */
  cache?: NormalizedCacheObject;
  /** The pop-ups of what failed there. */
  notices?: readonly Notice[];
  /** How GraphQL travels; by default to this origin. */
  transport?: ApolloLink;
  /** Present time in ms since 1970. */
  now: () => number;
}

/** The parts of the app in a browser tab. */
export interface BrowserParts extends AppParts {
  /**
   * Brings back what the browser remembers (who is signed in, the cart), follows the other tabs and
   * watches the connection.
   * Call once, after hydration: the server knew none of it.
   */
  start: () => () => void;
}

/** Puts the parts of a browser tab together. */
export function createBrowserParts(start: BrowserStart): BrowserParts {
  const { site, cache, transport, now } = start;
  const notices = createNotices(start.notices);
  const session = createSession(site.storeName);
  const persistence = createCartPersistence(openStoredValue(site.storeName, 'cart'), now);
  const client = createBrowserClient({
    notices,
    session,
    cartState: createCartState({ now, save: persistence.save }),
    ...(cache && { initialState: cache }),
    ...(transport && { transport }),
  });
  session.onLeave((how) => {
    forgetCustomer(how, { site, notices, client });
  });
  return {
    site,
    notices,
    session,
    client,
    start: () => {
      const stops = [session.start(), persistence.start(client), watchConnection(notices)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
