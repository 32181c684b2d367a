import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { QueryClient } from '../apollo/load-query.ts';
import { loadOnline } from '../lib/load-online.ts';
import { withClient, type PageLoader } from '../routing/page-loader.ts';

/**
 * Makes the routes of pages. Page and loader are fetched together when first needed; without a connection
 * they wait for it, because the router remembers a script that failed and never asks for it again.
 */
export const pageRouteFor =
  (client: QueryClient) =>
  (
    id: string,
    path: string,
    loadPage: () => Promise<ComponentType>,
    loadLoader?: () => Promise<PageLoader<unknown>>,
  ): RouteObject => ({
    id,
    path,
    lazy: {
      Component: () => loadOnline(loadPage),
      ...(loadLoader && { loader: async () => withClient(client, await loadOnline(loadLoader)) }),
    },
  });
