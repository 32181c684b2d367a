import { expect } from '@playwright/test';
import { demoTest as test } from '../support/customer.ts';
import { Shopper } from '../support/shopper.ts';

test('a customer narrows the orders to those that wait for a payment, and goes to pay one @phone-first', async ({
  page,
}) => {
  await new Shopper(page).goto('/order-history');
  const tabs = page.getByRole('navigation', { name: 'Pesanan menurut status' });
  await tabs.getByRole('link', { name: /^Menunggu Pembayaran/ }).click();
  await expect(page).toHaveURL(/\?status=awaiting_payment$/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^SO/ }) });
  await expect(page.getByText(/disaring dari \d+ seluruhnya/)).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Menunggu Pembayaran' })).toHaveCount(0);
  await expect(rows.first().locator('img')).toBeVisible();

  const number = await rows.first().getByRole('link', { name: /^SO/ }).textContent();
  await rows
    .first()
    .getByRole('link', { name: `Bayar pesanan ${number ?? ''}` })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Pesanan ${number ?? ''}` }),
  ).toBeVisible();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: /^Menunggu/ })).toHaveAttribute('aria-current');
});
