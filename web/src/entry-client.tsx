import '@vitejs/plugin-react/preamble';
import './styles/base.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { quietClient } from './apollo/quiet-client.ts';
import { readCached } from './apollo/read-cached.ts';
import { App } from './app/app.tsx';
import { createBrowserParts } from './app/browser-parts.ts';
import { Hydrated } from './app/hydrated.tsx';
import { loadLazyRoutes } from './routing/lazy-routes.ts';
import { PageDocument } from './app/page-document.tsx';
import { readPageState } from './app/page-state.ts';
import { followLinks } from './routing/follow-links.ts';
import { createPrefetch } from './routing/prefetch.ts';
import type {} from './before-hydration/record-early-input.ts';
import { createRoutes } from './app/router.tsx';
import { ShellDocument } from './app/shell/shell.generated.ts';
import { nextTask } from './lib/next-task.ts';
import { wholeDocument } from './lib/whole-document.ts';

/**
 * Hydrates the page in parts, each a task of its own, so that a phone responds to input in between. Stored
 * data of the browser is restored last: the server renders without it.
 *
 * Not awaited at the top of the module: the pages import modules of this bundle, and would wait
 * for it while it waits for them.
 */
async function hydrate(): Promise<void> {
  await wholeDocument();
  await nextTask();
  const state = readPageState(document);
  const parts = createBrowserParts({ ...state, now: Date.now });
  await nextTask();
  const routes = createRoutes(parts.client);
  await loadLazyRoutes(matchRoutes(routes, window.location) ?? []);
  await nextTask();
  // The first read of a query takes long; the hooks get the same result.
  readCached(parts.client.cache, ShellDocument);
  await nextTask();
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  const prefetch = createPrefetch(createRoutes(quietClient(parts.client)));
  await nextTask();
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <PageDocument styles={state.styles} state="">
            <Hydrated onceDone={resolve}>
              <App {...parts}>
                <RouterProvider router={router} />
              </App>
            </Hydrated>
          </PageDocument>
        </StrictMode>,
      );
    });
  });
  followLinks({ router, routes, prefetch });
  await nextTask();
  parts.start();
  await nextTask();
  window.earlyInput?.replay();
}

hydrate().catch((error: unknown) => {
  // A form that the browser submits by itself reloads the page.
  window.earlyInput?.replay();
  throw error;
});
