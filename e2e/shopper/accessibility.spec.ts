import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';
import { violations } from '../support/violations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // axe is put into the page as a script, which the shop's own content policy forbids.
    test.use({ colorScheme, bypassCSP: true });

    test('home, listing, product, cart, article and sign-in are free of axe findings @phone', async ({
      page,
    }) => {
      const shopper = new Shopper(page);
      const found: Record<string, string[]> = {};
      for (const path of [
        '/',
        '/product',
        '/product?s=tidakadabarangini',
        '/cart',
        '/article/terms-and-conditions',
        '/sign-in',
      ]) {
        await shopper.goto(path);
        found[path] = await violations(page);
      }
      await shopper.goto('/product?s=galaxy');
      await shopper.openFirstInStock();
      found['product'] = await violations(page);
      await shopper.addToCart();
      found['product with a pop-up'] = await violations(page);
      await shopper.goto('/cart');
      await expect(page.getByRole('link', { name: 'Checkout' }).first()).toBeVisible();
      found['filled cart'] = await violations(page);
      await shopper.goto('/checkout');
      await expect(page.getByLabel('Phone No')).toBeVisible();
      found['checkout'] = await violations(page);
      await shopper.giveAddress();
      found['checkout with an address'] = await violations(page);

      const clean = Object.fromEntries(Object.keys(found).map((key) => [key, []]));
      expect(found).toEqual(clean);
    });
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const shopper = new Shopper(page);
  for (const path of ['/', '/product', '/cart', '/sign-in', '/article/terms-and-conditions']) {
    await shopper.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
