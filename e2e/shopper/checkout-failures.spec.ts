import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';

test('the checkout shows a pop-up when the shipping fee cannot be fetched, and Coba lagi fetches it again', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  await expect(page.getByRole('group', { name: 'Metode Pembayaran' })).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CheckoutQuote') ? route.abort() : route.fallback(),
  );
  await page.getByRole('radio', { name: /JNE/ }).first().check({ force: true });
  const popUp = page.getByText('Fetch Shipping Fee Failed');
  await expect(popUp.first()).toBeVisible();
  await page.unrouteAll();
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await summary.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(
    page.getByRole('group', { name: 'Layanan Pengiriman' }).getByRole('radio').first(),
  ).toBeChecked();
  await expect(popUp).toHaveCount(0);
});
