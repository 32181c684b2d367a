import { ApolloLink, type ApolloClient } from '@apollo/client';
import { render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { print } from 'graphql';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { Observable } from 'rxjs';
import { App } from '../src/app/app.tsx';
import { createBrowserParts, type BrowserParts } from '../src/app/browser-parts.ts';
import { createRoutes } from '../src/app/router.tsx';
import { followLinks } from '../src/routing/follow-links.ts';
import { isRecord } from '../src/lib/read-json.ts';
import { createSchemaStub, type SchemaStub, type StubRoot } from './schema-stub.ts';
import { sampleShop } from './sample-shop.ts';

/** The shop of the tests. */
export const testSite = { storeName: 'Gawai', storeUrl: 'https://gawai.test', year: 2026 };

/** Rejects as soon as the signal in `context: { fetchOptions: { signal } }` aborts. */
function aborted(operation: ApolloLink.Operation): Promise<never> {
  const options: unknown = operation.getContext()['fetchOptions'];
  const signal = isRecord(options) ? options['signal'] : undefined;
  return new Promise((_, reject) => {
    if (!(signal instanceof AbortSignal)) return;
    signal.addEventListener('abort', () => {
      reject(new DOMException('The call was aborted', 'AbortError'));
    });
  });
}

/** A link that executes operations on a stub instead of sending them. */
export function stubTransport(stub: SchemaStub): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, operationName, variables } = operation;
        const response = stub.respond({
          query: print(query),
          operationName: operationName ?? '',
          variables,
        });
        Promise.race([response, aborted(operation)])
          .then((result) => {
            // JSON has no prototypes and no classes.
            observer.next(JSON.parse(JSON.stringify(result)) as ApolloLink.Result);
            observer.complete();
          })
          .catch((error: unknown) => {
            observer.error(error);
          });
      }),
  );
}

/** The app under test. */
export interface RenderedApp extends BrowserParts {
  user: UserEvent;
  client: ApolloClient;
  stub: SchemaStub;
  /** Path and query of the page that is shown. */
  address: () => string;
  /** Goes to another page and waits until it is shown. */
  goTo: (address: string) => Promise<void>;
  /** Presses Back. */
  goBack: () => Promise<void>;
}

interface RenderAppOptions {
  /** Root fields that differ from the sample shop. */
  shop?: StubRoot;
  /** Present time in ms since 1970. */
  now?: () => number;
}

/** Shows the whole app at an address, in the browser: real router, cache, links and pages over a stubbed shop. */
export async function renderApp(
  address: string,
  options: RenderAppOptions = {},
): Promise<RenderedApp> {
  const stub = createSchemaStub({ ...sampleShop(), ...options.shop });
  const parts = createBrowserParts({
    site: testSite,
    transport: stubTransport(stub),
    now: options.now ?? Date.now,
  });
  // The address of the page that is on screen, not of the one that the router is about to show.
  let shown = '';
  function Shown() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      shown = pathname + search;
    }, [pathname, search]);
    return <Outlet />;
  }
  const routes = createRoutes(parts.client);
  const router = createMemoryRouter([{ Component: Shown, children: routes }], {
    initialEntries: [address],
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!router.state.initialized || router.state.navigation.state !== 'idle') return;
        stop();
        resolve();
      };
      const stop = router.subscribe(check);
      check();
    });
  await settled();

  function Restored() {
    useEffect(() => parts.start(), []);
    useEffect(() => followLinks({ router, routes }), []);
    return null;
  }
  render(
    <App {...parts}>
      <RouterProvider router={router} />
      <Restored />
    </App>,
  );
  return {
    ...parts,
    user: userEvent.setup(),
    stub,
    address: () => router.state.location.pathname + router.state.location.search,
    goBack: () => router.navigate(-1),
    goTo: async (next) => {
      void router.navigate(next);
      await waitFor(() => {
        const { location, navigation } = router.state;
        const isThere = location.pathname + location.search === next && shown === next;
        if (!isThere || navigation.state !== 'idle') throw new Error(`Not at ${next} yet`);
      });
    },
  };
}
