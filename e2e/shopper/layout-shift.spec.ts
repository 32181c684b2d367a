import { expect, test } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import {
  cartSummary,
  heading,
  nothingInCart,
  orderFigures,
  watchPages,
} from '../support/layout-shifts.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ launchOptions: withPictures, contextOptions: { reducedMotion: 'no-preference' } });

test('pages of a guest have no layout shift while they load @phone-first', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.putInCart('charger');
  const product = new URL(page.url()).pathname;
  const { open, moving } = await watchPages(page);
  for (const path of ['/', '/product', product, '/sign-in']) await open(path, heading);
  await open('/cart', cartSummary);
  await open('/checkout', cartSummary);
  await shopper.fillBuyer();
  await shopper.fillCheckout('Transfer Manual BCA', { isPickup: true });
  await open('/checkout', cartSummary);
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await page.waitForURL(/\/order\/guest\/[0-9a-f]{40}/);
  await open(new URL(page.url()).pathname, orderFigures);
  expect(moving).toEqual({});
});

test('cart and checkout with an empty cart have no layout shift on a slow device @phone-first @long', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  // The HTML of the server is painted before the script has read the cart.
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const { open, moving } = await watchPages(page);
  for (const path of ['/cart', '/checkout']) await open(path, nothingInCart);
  expect(moving).toEqual({});
});
