import { expect, test } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

test('pages of a guest have no axe findings and do not scroll sideways @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const { check, expectNone } = pageFindings(page);
  for (const path of [
    '/',
    '/product',
    '/product?s=tidakadabarangini',
    '/cart',
    '/article/terms-and-conditions',
    '/sign-in',
  ]) {
    await shopper.goto(path);
    await check(path);
  }
  await page.goto('/offline.html');
  await check('offline page');
  await shopper.goto('/product?s=galaxy');
  await shopper.openFirstInStock();
  await check('product');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(shopper.addedPanel).toBeVisible();
  await check('product with the panel of the cart');
  await shopper.goto('/cart');
  await expect(page.getByRole('link', { name: 'Checkout' }).first()).toBeVisible();
  await check('filled cart');
  await shopper.goto('/checkout');
  await expect(page.getByLabel('Phone No')).toBeVisible();
  await check('checkout');
  await shopper.fillBuyer();
  await check('checkout with an address');
  expectNone();
});
