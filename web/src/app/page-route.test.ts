import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { PageLoader } from '../routing/page-loader.ts';
import { LostScriptError, pageRouteFor } from './page-route.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Page = () => null;
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** The lazy parts of the route. */
function partsOf(
  loadPage: () => Promise<typeof Page>,
  loadLoader?: () => Promise<PageLoader<unknown>>,
) {
  const { lazy } = pageRouteFor(client)('pages/cart/cart-page', '/cart', loadPage, loadLoader);
  if (typeof lazy !== 'object') throw new Error('The route has no lazy parts');
  return lazy;
}

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

describe('pageRouteFor', () => {
  it('waits for the connection and requests page and loader again', async () => {
    setOnline(false);
    const load = vi.fn<PageLoader<unknown>>(() => Promise.resolve(null));
    const loadPage = vi.fn(() => Promise.resolve(Page)).mockImplementationOnce(lost);
    const loadLoader = vi.fn(() => Promise.resolve(load)).mockImplementationOnce(lost);
    const { Component, loader } = partsOf(loadPage, loadLoader);
    const page = Component?.();
    const loaded = loader?.();
    await vi.waitFor(() => expect(loadLoader).toHaveBeenCalledTimes(1));
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(await page).toBe(Page);
    const args: Partial<LoaderFunctionArgs> = { params: {} };
    const run = await loaded;
    if (typeof run !== 'function') throw new Error('The loader is not a function');
    await run(args as LoaderFunctionArgs);
    expect(load).toHaveBeenCalledWith(client, args);
  });

  it('rejects at once when the device is online, also the loader of a page without one', async () => {
    setOnline(true);
    const { Component, loader } = partsOf(lost);
    await expect(Component?.()).rejects.toBeInstanceOf(LostScriptError);
    await expect(loader?.()).rejects.toBeInstanceOf(LostScriptError);
  });
});
