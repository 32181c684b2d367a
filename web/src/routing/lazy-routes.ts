import type { RouteMatch } from 'react-router-dom';

/**
 * Loads the scripts of the matched routes into the routes, as the router does on navigation. Must run before
 * hydration, or the first render differs from the server's.
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
