import type { RouteMatch } from 'react-router-dom';

/**
 * Fetches the scripts of the matched routes and puts them into the routes, as the router would on the
 * way there. Before hydration this must have happened, or the first render differs from the server's.
 */
export async function loadLazyRoutes(matches: readonly RouteMatch[]) {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const { lazy } = route;
      const parts = await Promise.all(
        Object.entries(lazy).map(async ([name, load]) => [name, await load()] as const),
      );
      Object.assign(route, Object.fromEntries(parts), { lazy: undefined });
    }),
  );
}
