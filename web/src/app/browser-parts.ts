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

/** Options of `createBrowserParts`. */
export interface BrowserStart {
  site: Site;
  /** The cache of the server for this page. */
  cache?: NormalizedCacheObject;
  /** The pop-ups of failures on the server. */
  notices?: readonly Notice[];
  /** Sends the operations; by default to this origin. */
  transport?: ApolloLink;
  /** Present time in ms since 1970. */
  now: () => number;
}

/** The parts of the app in a browser tab. */
export interface BrowserParts extends AppParts {
  /**
   * Restores session and cart from storage, follows the other tabs and watches the connection.
   * Call once, after hydration: the server renders without them.
   */
  start: () => () => void;
}

/** Creates the parts of a browser tab. */
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
