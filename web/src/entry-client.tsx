import '@vitejs/plugin-react/preamble';
import './styles/base.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createBrowserClient } from './apollo/browser-client.ts';
import { createCartKeeper } from './apollo/cart/cart-keeper.ts';
import { createCartState } from './apollo/cart/cart-resolvers.ts';
import { App } from './app/app.tsx';
import { PageDocument } from './app/page-document.tsx';
import { readPageState } from './app/page-state.ts';
import { createRoutes } from './app/router.tsx';
import { loadLazyRoutes } from './app/lazy-routes.ts';
import { openStoredValue } from './lib/browser-storage.ts';
import { createNotices } from './lib/notices.ts';
import { createSession } from './session/session-store.ts';

const state = readPageState(document);
const { storeName } = state.site;
const notices = createNotices();
const session = createSession(storeName);
const keeper = createCartKeeper(openStoredValue(storeName, 'cart'), Date.now);
const client = createBrowserClient({
  notices,
  session,
  forgetUser: session.forget,
  cartState: createCartState({ now: Date.now, save: keeper.save }),
  initialState: state.cache,
});
const routes = createRoutes(client);

/** What the browser remembers is brought back after hydration: the server knew none of it. */
function Restored() {
  useEffect(() => {
    const stops = [session.start(), keeper.start(client)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

async function hydrate() {
  await loadLazyRoutes(matchRoutes(routes, window.location) ?? []);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageDocument assets={state.assets} state="">
          <App site={state.site} client={client} session={session} notices={notices}>
            <RouterProvider router={router} />
            <Restored />
          </App>
        </PageDocument>
      </StrictMode>,
    );
  });
}

await hydrate();
