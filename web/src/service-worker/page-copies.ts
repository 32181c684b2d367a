import { cacheKey } from '../server/cache-key.ts';
import { patterns } from '../routing/paths.ts';

/** Shown for a page without a copy when there is no connection. */
export const OFFLINE_PAGE = '/offline.html';

/**
 * The key of the copy of the page at this path and query; null for a page that is never stored. Stored
 * are public pages, by the rule of the page cache, and the cart, whose document has no data. Other private pages
 * are not, not even the order of a guest, whose document has no data either.
 */
export function copyKey(target: string): string | null {
  const [path = ''] = target.split('?', 1);
  return path === patterns.cart ? path : cacheKey(target);
}

/** Whether a response is a page without an error or a redirect. */
export const isPage = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The built files that a document refers to, each once. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.~-]+/g)].map(([path]) => path)),
];
