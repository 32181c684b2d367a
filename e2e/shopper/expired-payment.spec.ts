import { expect, test, type Page } from '@playwright/test';
import { expirePaymentsAt } from '../support/expire-payments.ts';
import { openGuestOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

const METHOD = 'BCA Virtual Account';

/** Expects the order page of an order that can no longer be paid. */
async function expectVoided(page: Page): Promise<void> {
  const payments = page.getByRole('region', { name: 'Pembayaran' });
  await expect(payments.getByText('Kedaluwarsa')).toBeVisible();
  await expect(page.getByText('Voided')).toBeVisible();
  await expect(page.getByText(/Batas waktu pembayaran sudah lewat/)).toBeVisible();
  await expect(page.getByText(/Segera selesaikan pembayaran Anda/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Bayar/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Bayar/ })).toHaveCount(0);
}

test('the order page shows an order as voided, with the reason and no payment button, after the time to pay', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, METHOD);
  await expect(page.getByRole('link', { name: `Bayar dengan ${METHOD}` })).toBeVisible();
  const hash = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await expirePaymentsAt('GET', `/order/${hash}`);
  await page.reload();
  await expectVoided(page);
});

test('Bayar pressed after the time to pay shows a pop-up and returns to the order page', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, METHOD);
  const order = new URL(page.url()).pathname;
  const pay = page.getByRole('link', { name: `Bayar dengan ${METHOD}` });
  const hash = ((await pay.getAttribute('href')) ?? '').split('/').at(-1) ?? '';

  await expirePaymentsAt('POST', `/ipay88/request/${hash}`);
  await pay.click();
  await expect(page.getByText('Submit Failed')).toBeVisible();
  await page.waitForURL((url) => url.pathname === order);
  await expectVoided(page);
});
