import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { followLinks } from './follow-links.ts';

const routes: RouteObject[] = [{ path: '/' }, { path: '/product/:slug' }, { path: '*' }];

let stop: () => void = () => undefined;
let browser = new AbortController();
afterEach(() => {
  stop();
  // Files share the document of their worker.
  browser.abort();
  document.body.innerHTML = '';
});

/** A page with one link; returns its events, the prefetched addresses and the router. */
function openPage(link: string, at = '/') {
  document.body.innerHTML = link;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const prefetched: string[] = [];
  stop = followLinks({ router, routes, prefetch: (address) => prefetched.push(address) });
  browser = new AbortController();
  // jsdom cannot load documents.
  let isFollowed = false;
  window.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { signal: browser.signal },
  );
  const inside = document.querySelector('a > b') ?? document.querySelector('a');
  const click = (init: MouseEventInit = {}) => {
    inside?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return isFollowed ? 'browser' : router.state.location.pathname;
  };
  const point = (type: string) => inside?.dispatchEvent(new Event(type, { bubbles: true }));
  return { click, point, prefetched, router };
}

describe('followLinks', () => {
  it('shows the page of a link without loading a document', () => {
    expect(openPage('<a href="/product/x"><b>X</b></a>').click()).toBe('/product/x');
  });

  it.each([
    ['opens in another tab', '<a href="/product/x" target="_blank">X</a>'],
    ['points to another origin', '<a href="https://elsewhere.test/product/x">X</a>'],
    ['is a download', '<a href="/product/x" download>X</a>'],
    ['points to an element of this page', '<a href="#main">X</a>'],
    ['points to a file', '<a href="/sitemap.xml">X</a>'],
  ])('leaves a link to the browser that %s', (_, link) => {
    expect(openPage(link).click()).toBe('browser');
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
    ['Command', { metaKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_, init) => {
    expect(openPage('<a href="/product/x">X</a>').click(init)).toBe('browser');
  });

  it('ignores a click that another listener has handled', () => {
    const { click, router } = openPage('<a href="/product/x">X</a>');
    document.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    click();
    expect(router.state.location.pathname).toBe('/');
  });

  it('adds no entry to the history for the page that is open', () => {
    const { click, router } = openPage('<a href="/product/x">X</a>', '/product/x');
    click();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['pointerover', 'focusin', 'touchstart'])('prefetches a page on %s', (type) => {
    const { point, prefetched } = openPage('<a href="/product/x"><b>X</b></a>');
    point(type);
    expect(prefetched).toEqual(['/product/x']);
  });

  it('prefetches nothing for a link with data-keep-scroll', () => {
    const { point, prefetched } = openPage('<a href="/product/x" data-keep-scroll>X</a>');
    point('pointerover');
    expect(prefetched).toEqual([]);
  });

  it('leaves links to the browser once it is stopped', () => {
    const { click } = openPage('<a href="/product/x">X</a>');
    stop();
    expect(click()).toBe('browser');
  });
});
