import { cacheKey } from '../server/cache-key.ts';
import { patterns } from '../routing/paths.ts';

/** Shown for a page without a copy when there is no connection. */
export const OFFLINE_PAGE = '/offline.html';

/**
 * The key under which the copy of the page at this path and query is stored; null when it never is. Stored
 * are public pages, by the rule of the page cache, and the cart, whose document is empty. No other page that
 * belongs to someone: not the order of a guest either, whose data the document does not hold.
 */
export function copyKey(target: string): string | null {
  const [path = ''] = target.split('?', 1);
  return path === patterns.cart ? path : cacheKey(target);
}

/** Whether a response is a whole page at its own address. */
export const isPage = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The built files that a document names, each once. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.~-]+/g)].map(([path]) => path)),
];
