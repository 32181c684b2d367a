import type { ApolloClient } from '@apollo/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { quietClient } from '../apollo/quiet-client.ts';
import type { Prefetch } from '../ui/prefetch-context.ts';
import { loadLazyRoutes } from './lazy-routes.ts';
import { createRoutes } from './router.tsx';

async function fetchAhead(routes: RouteObject[], url: URL): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await loadLazyRoutes(matches);
  // The page is the innermost route; the shell is there already.
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
 * Fetches the script and the data of a page before the shopper goes there, once for each address.
 * Loaders only read, so this changes nothing but the cache; failures are left to the navigation.
 */
export function createPrefetch(client: ApolloClient): Prefetch {
  const routes = createRoutes(quietClient(client));
  const asked = new Set<string>();
  return (address) => {
    const url = new URL(address, window.location.href);
    if (url.origin !== window.location.origin || asked.has(url.href)) return;
    asked.add(url.href);
    fetchAhead(routes, url).catch(() => asked.delete(url.href));
  };
}
