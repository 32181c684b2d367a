import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { QueryClient } from '../apollo/load-query.ts';
import { loadOnline } from '../lib/load-online.ts';
import { withClient, type PageLoader } from '../routing/page-loader.ts';

/** A script of a page could not be loaded, e.g. that of a version which is no longer deployed. */
export class LostScriptError extends Error {}

function loadScript<T>(load: () => Promise<T>): Promise<T> {
  return loadOnline(load).catch((cause: unknown) => {
    throw new LostScriptError('', { cause });
  });
}

/**
 * The lazy parts of a route: page and loader. Without a connection they wait for one,
 * because the router caches a failed script and never requests it again.
 */
export function lazyPage(
  loadPage: () => Promise<ComponentType>,
  loadLoader?: () => Promise<LoaderFunction>,
) {
  return {
    Component: () => loadScript(loadPage),
    // The router shows only errors of loaders: without one, a page whose script failed would be empty.
    loader: async () => {
      if (loadLoader) return loadScript(loadLoader);
      await loadScript(loadPage);
      return undefined;
    },
  };
}

/** Returns a function that creates the routes of pages. */
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
    lazy: lazyPage(loadPage, loadLoader && (async () => withClient(client, await loadLoader()))),
  });
