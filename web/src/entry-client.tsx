import '@vitejs/plugin-react/preamble';
import './styles/base.css';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createBrowserParts } from './app/browser-parts.ts';
import { loadLazyRoutes } from './app/lazy-routes.ts';
import { PageDocument } from './app/page-document.tsx';
import { readPageState } from './app/page-state.ts';
import { createPrefetch } from './app/prefetch.ts';
import { createRoutes } from './app/router.tsx';
import { PrefetchContext } from './ui/prefetch-context.ts';

const state = readPageState(document);
const parts = createBrowserParts({ site: state.site, cache: state.cache, now: Date.now });
const routes = createRoutes(parts.client);
const prefetch = createPrefetch(parts.client);

/** Around the app, not beside it: the identities that React counts out must be those of the server. */
function Restored({ children }: { children: ReactNode }) {
  useEffect(() => parts.start(), []);
  return children;
}

/**
 * Not awaited at the top of the module: the pages import what this file is bundled with, and would wait
 * for it while it waits for them.
 */
async function hydrate(): Promise<void> {
  await loadLazyRoutes(matchRoutes(routes, window.location) ?? []);
  const router = createBrowserRouter(routes, { hydrationData: state.router });

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageDocument assets={state.assets} state="">
          <PrefetchContext value={prefetch}>
            <Restored>
              <App {...parts}>
                <RouterProvider router={router} />
              </App>
            </Restored>
          </PrefetchContext>
        </PageDocument>
      </StrictMode>,
    );
  });
}

void hydrate();
