import type { RouteObject } from 'react-router-dom';
import { loadOnline } from '../lib/load-online.ts';

/**
 * Routes whose scripts wait for the connection of a device that is offline. The router remembers a
 * script that failed and never asks for it again: the page would be lost until it is reloaded.
 */
export function retryOnline(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const parts = typeof lazy === 'object' ? Object.entries(lazy) : [];
    const retried: Record<string, () => Promise<unknown>> = {};
    for (const [name, load] of parts) retried[name] = () => loadOnline<unknown>(load);
    return Object.assign(
      { ...route },
      parts.length > 0 && { lazy: retried },
      children && { children: retryOnline(children) },
    );
  });
}
