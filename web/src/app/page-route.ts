import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { QueryClient } from '../apollo/load-query.ts';
import { loadOnline } from '../lib/load-online.ts';
import { withClient, type PageLoader } from '../routing/page-loader.ts';

/** A script of a page could not be loaded; that of a version which the shop no longer has is gone for good. */
export class LostScriptError extends Error {}

function loadScript<T>(load: () => Promise<T>): Promise<T> {
  return loadOnline(load).catch((cause: unknown) => {
    throw new LostScriptError('', { cause });
  });
}

/**
 * What a route fetches when it is first needed, page and loader together; without a connection it waits for it,
 * because the router remembers a script that failed and never asks for it again.
 */
export function lazyPage(
  loadPage: () => Promise<ComponentType>,
  loadLoader?: () => Promise<LoaderFunction>,
) {
  return {
    Component: () => loadScript(loadPage),
    // The router shows the error of a loader alone: where there is none, an empty page stood for a lost script.
    loader: async () => {
      if (loadLoader) return loadScript(loadLoader);
      await loadScript(loadPage);
      return undefined;
    },
  };
}

/** Makes the routes of pages. */
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
