import { createPath, matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';
import { isPlainClick } from '../lib/plain-click.ts';
import type { Prefetch } from './prefetch.ts';

type LinkRouter = Pick<DataRouter, 'navigate' | 'state'>;

interface FollowLinksParts {
  readonly router: LinkRouter;
  readonly routes: RouteObject[];
  /** Called with the address of a link that the shopper is about to follow. */
  readonly prefetch?: Prefetch;
}

/** Path, query and hash of a link to a page of the shop that opens in this tab; otherwise null. */
function pageOf(link: HTMLAnchorElement, routes: RouteObject[]): string | null {
  const href = link.getAttribute('href');
  const opensHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  if (href === null || href.startsWith('#') || !opensHere) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return null;
  const route = matchRoutes(routes, url.pathname)?.at(-1)?.route;
  // Other addresses are files, or errors that the server handles.
  return route === undefined || route.path === '*' ? null : createPath(url);
}

/**
 * Follows the links of all pages without loading a document, and prefetches the page of a link on hover, focus or
 * touch. Listeners on the document serve all links, so that a link needs no script of its own.
 * A link with `data-keep-scroll` changes the page in place: the scroll position does not change, and
 * nothing is prefetched. Returns a function that removes the listeners.
 */
export function followLinks({ router, routes, prefetch }: FollowLinksParts): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
      const page = pageOf(link, routes);
      if (page === null) return;
      event.preventDefault();
      void router.navigate(page, {
        // As browsers do: following a link to the page that is open adds nothing to the history.
        replace: createPath(router.state.location) === page,
        preventScrollReset: link.dataset['keepScroll'] !== undefined,
      });
    },
    { signal },
  );

  let last: HTMLAnchorElement | null = null;
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    // The pointer also enters each part of a link.
    if (link === last) return;
    last = link;
    if (link === null || link.dataset['keepScroll'] !== undefined) return;
    const page = pageOf(link, routes);
    if (page !== null) prefetch?.(page);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, onIntent, { signal, passive: true });
  }
  return () => listeners.abort();
}
