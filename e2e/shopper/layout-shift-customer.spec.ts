import { expect, test } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { DEMO_STATE, openDemoOrder } from '../support/customer.ts';
import { cartSummary, orderFigures, watchPages } from '../support/layout-shifts.ts';
import { Shopper } from '../support/shopper.ts';

test.use({
  launchOptions: withPictures,
  storageState: DEMO_STATE,
  contextOptions: { reducedMotion: 'no-preference' },
});

test('pages of a customer have no layout shift while they load @phone-first', async ({ page }) => {
  await new Shopper(page).putInCart('charger');
  await openDemoOrder(page, 'Menunggu Pembayaran');
  const order = new URL(page.url()).pathname;
  const { open, moving } = await watchPages(page);
  await open('/cart', cartSummary);
  await open('/checkout', cartSummary);
  await open('/order-history', () => page.getByRole('row').nth(1).waitFor());
  await open(order, orderFigures);
  expect(moving).toEqual({});
});
