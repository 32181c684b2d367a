import { expect, test, type Page } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { DEMO, signIn } from '../support/customer.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ launchOptions: withPictures });

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached the page at this path. */
const waitForCopy = (page: Page, path: string) =>
  page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, path);

/** Paths of all cached responses. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

const PRIVATE = /^\/(?:order|profile|wishlist|user-address|password|checkout|sign|graphql)/;

test('the service worker serves cached pages or the offline page without a connection and caches no private page @phone-first', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/sign-in');
  await signIn(page, DEMO.phone, DEMO.password);
  await shopper.goto('/order-history');
  await page.getByRole('table').waitFor();
  await shopper.goto('/sign-out');
  const product = await shopper.putInCart('charger');
  const address = new URL(page.url()).pathname;
  await waitForCopy(page, address);
  await waitForCopy(page, '/cart');
  expect((await copies(page)).filter((path) => PRIVATE.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
  const isOffline = page.getByRole('heading', { name: 'Anda sedang offline' });
  await page.goto('/product?sort=name+asc');
  await expect(isOffline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();

  // Not from one offline page to the next: during a navigation Chromium's emulation is online for a moment.
  await context.setOffline(true);
  await page.goto('/order-history');
  await expect(isOffline).toBeVisible();
});
