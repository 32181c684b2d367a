import type { RouteObject } from 'react-router-dom';

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

const backOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/** Loads; without a connection it waits for it and tries again. */
async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
  }
  await backOnline();
  return loadOnline(load);
}

/**
 * Routes whose scripts wait for the connection of a device that is offline. The router remembers a
 * script that failed and never asks for it again: the page would be lost until it is loaded anew.
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
