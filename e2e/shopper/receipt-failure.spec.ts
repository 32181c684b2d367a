import { expect, test } from '@playwright/test';
import { openGuestOrder, placeOrder, RECEIPT } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

test('the receipt dialog sends the same file again after a failed request whose pop-up was closed', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await placeOrder(shopper, { method: 'Transfer Manual BCA', asGuest: true });
  await page.getByRole('button', { name: /Bayar dengan Transfer Manual BCA/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(RECEIPT);

  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  const popUp = page.getByText('Submit Failed');
  await expect(popUp).toBeVisible();
  // Failures are listed before successes, here that of the order.
  const popUps = page.getByRole('region', { name: 'Pemberitahuan' });
  await popUps.getByRole('button', { name: 'Tutup' }).first().click();
  await expect(popUp).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Bukti pembayaran Anda telah terkirim').first()).toBeVisible();
});

test('the submit button of the receipt dialog stays in view on a phone, also with a pop-up @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, 'Transfer Manual BCA');
  await page.getByRole('button', { name: /Bayar dengan Transfer Manual BCA/ }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Kirim' });
  await dialog.locator('input[type=file]').setInputFiles(RECEIPT);
  await expect(dialog.getByRole('img', { name: 'Pratinjau bukti pembayaran' })).toBeAttached();
  await expect(send).toBeInViewport({ ratio: 1 });

  await page.route('**/graphql', (route) => route.abort());
  await send.click();
  await expect(page.getByText('Submit Failed')).toBeVisible();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('the submit button of the receipt dialog does not cover the form at 400 % zoom @phone-first @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, 'Transfer Manual BCA');
  await page.getByRole('button', { name: /Bayar dengan Transfer Manual BCA/ }).click();
  const form = page.getByRole('dialog').locator('form');
  const send = form.getByRole('button', { name: 'Kirim' });
  await expect(form).toBeVisible();
  await expect(send).not.toBeInViewport();
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 1 });
});
