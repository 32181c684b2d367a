import type { Page } from '@playwright/test';
import { Shopper } from './shopper.ts';

/** Pages whose content only the browser asks for. */
const PRIVATE = [
  ['wishlist', '/wishlist'],
  ['addresses', '/user-address'],
  ['order-history', '/order-history'],
  ['order', `/order-history/${'0'.repeat(40)}`],
  ['checkout', '/checkout'],
] as const;

/** What becomes of the questions to the shop. */
export type Waiting = 'loading' | 'failed';

async function holdAnswers(page: Page, state: Waiting): Promise<void> {
  await page.route('**/graphql', (route) =>
    state === 'failed' ? route.abort() : new Promise<void>(() => undefined),
  );
}

/** Pages that the server sends filled: missing data shows only on navigation within the shop. */
async function goInside(page: Page, target: 'listing' | 'product'): Promise<void> {
  const main = page.getByRole('main');
  const link =
    target === 'listing'
      ? main.getByRole('link', { name: /Lihat Semua/ }).first()
      : main.locator('a[href^="/product/"]').first();
  await link.click();
}

/** Goes to pages that wait for the shop's answer, or never get it; something must be in the cart. */
export async function walkWaiting(
  page: Page,
  state: Waiting,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const shopper = new Shopper(page);
  const lookAt = async (name: string) => {
    if (state === 'failed') await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor();
    await look(`${name}-${state}`);
  };
  await holdAnswers(page, state);
  for (const [name, path] of PRIVATE) {
    await shopper.goto(path);
    await lookAt(name);
  }
  await page.unroute('**/graphql');
  for (const target of ['listing', 'product'] as const) {
    await shopper.goto('/');
    await holdAnswers(page, state);
    await goInside(page, target);
    // A quick answer would show nothing; the shape of the page comes to those who wait.
    if (state === 'loading') await page.getByText('Memuat halaman').first().waitFor();
    await lookAt(target);
    await page.unroute('**/graphql');
  }
}
