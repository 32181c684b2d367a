import type { Page } from '@playwright/test';
import { Shopper } from './shopper.ts';

/** Pages whose content only the browser fetches. */
const PRIVATE = [
  ['wishlist', '/wishlist'],
  ['addresses', '/user-address'],
  ['order-history', '/order-history'],
  ['order', `/order-history/${'0'.repeat(40)}`],
  ['checkout', '/checkout'],
] as const;

/** The state of the GraphQL requests of a page. */
export type Waiting = 'loading' | 'failed';

async function interceptRequests(page: Page, state: Waiting): Promise<void> {
  await page.route('**/graphql', (route) =>
    state === 'failed' ? route.abort() : new Promise<void>(() => undefined),
  );
}

/** Navigates to a page within the storefront: on a full load the server renders it with its data. */
async function goInside(page: Page, target: 'listing' | 'product'): Promise<void> {
  const main = page.getByRole('main');
  const link =
    target === 'listing'
      ? main.getByRole('link', { name: /Lihat Semua/ }).first()
      : main.locator('a[href^="/product/"]').first();
  await link.click();
}

/** Opens pages whose requests are pending or fail, and calls `check` in each; the cart must not be empty. */
export async function walkWaiting(
  page: Page,
  state: Waiting,
  check: (name: string) => Promise<void>,
): Promise<void> {
  const shopper = new Shopper(page);
  const checkAs = async (name: string) => {
    if (state === 'failed') await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor();
    await check(`${name}-${state}`);
  };
  await interceptRequests(page, state);
  for (const [name, path] of PRIVATE) {
    await shopper.goto(path);
    await checkAs(name);
  }
  await page.unroute('**/graphql');
  for (const target of ['listing', 'product'] as const) {
    await shopper.goto('/');
    await interceptRequests(page, state);
    await goInside(page, target);
    // The placeholder of the page appears after a delay.
    if (state === 'loading') await page.getByText('Memuat halaman').first().waitFor();
    await checkAs(target);
    await page.unroute('**/graphql');
  }
}
