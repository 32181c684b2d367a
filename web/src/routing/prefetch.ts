import { matchRoutes, type RouteObject } from 'react-router-dom';
import { savesData } from '../lib/saves-data.ts';
import { loadLazyRoutes } from './lazy-routes.ts';

/** Prefetches script and data of the page at an address. */
export type Prefetch = (address: string) => void;

async function fetchAhead(routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await loadLazyRoutes(matches);
  // The page is the innermost route; the shell is already loaded.
  const page = matches.at(-1);
  const loader = page?.route.loader;
  if (page === undefined || typeof loader !== 'function') return;
  await loader({
    request: new Request(url),
    url,
    params: page.params,
    pattern: page.route.path ?? '',
    context: {} as never,
  });
}

/**
 * Fetches the script and the data of a page before navigation, once for each address.
 * Loaders only query, so this changes nothing but the cache; failures are ignored. Nothing is
 * fetched with data saver.
 */
export function createPrefetch(routes: RouteObject[]): Prefetch {
  const fetched = new Set<string>();
  return (address) => {
    const url = new URL(address, window.location.href);
    if (savesData() || url.origin !== window.location.origin || fetched.has(url.href)) return;
    fetched.add(url.href);
    fetchAhead(routes, url).catch(() => fetched.delete(url.href));
  };
}
