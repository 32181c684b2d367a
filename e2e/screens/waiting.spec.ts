import type { Page } from '@playwright/test';
import { demoTest as test } from '../support/customer.ts';
import { looks, take } from '../support/pictures.ts';
import { Shopper } from '../support/shopper.ts';

/** Pages whose content only the browser asks for. */
const PRIVATE = [
  ['wishlist', '/wishlist'],
  ['addresses', '/user-address'],
  ['order-history', '/order-history'],
  ['order', `/order-history/${'0'.repeat(40)}`],
  ['checkout', '/checkout'],
] as const;

/** Pages that the server sends filled: what is missing is seen by whoever goes there inside the shop. */
async function goInside(page: Page, target: 'listing' | 'product'): Promise<void> {
  const main = page.getByRole('main');
  const link =
    target === 'listing'
      ? main.getByRole('link', { name: /Lihat Semua/ }).first()
      : main.locator('a[href^="/product/"]').first();
  await link.click();
}

for (const { name: look, use } of looks) {
  test.describe(look, () => {
    test.use(use);
    test.setTimeout(180_000);

    test('pages that wait, and pages that could not be fetched', async ({ page }) => {
      const shopper = new Shopper(page);
      await shopper.visit('/product?s=charger');
      await shopper.openFirstInStock();
      await shopper.addToCart();

      for (const state of ['loading', 'failed'] as const) {
        await page.route('**/graphql', (route) =>
          state === 'failed' ? route.abort() : new Promise<void>(() => undefined),
        );
        for (const [name, path] of PRIVATE) {
          await shopper.visit(path);
          if (state === 'failed')
            await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor();
          await take(page, `${name}-${state}`);
        }
        await page.unroute('**/graphql');
        for (const target of ['listing', 'product'] as const) {
          await shopper.visit('/');
          await page.route('**/graphql', (route) =>
            state === 'failed' ? route.abort() : new Promise<void>(() => undefined),
          );
          await goInside(page, target);
          if (state === 'failed')
            await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor();
          await take(page, `${target}-${state}`);
          await page.unroute('**/graphql');
        }
      }
    });
  });
}
