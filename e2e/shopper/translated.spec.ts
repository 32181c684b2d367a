import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';
import { translatePage } from '../support/translation.ts';

let errors: string[];

test.beforeEach(({ page }) => {
  errors = [];
  // React reports a part that hydrates after the translation as an error, and renders it again.
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message);
  });
});

test.afterEach(() => {
  expect(errors).toEqual([]);
});

test('cart and checkout show the right figures when the browser translates them @phone-first @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.putInCart('charger');
  await shopper.goto('/cart');
  await translatePage(page);
  const cart = page.getByRole('region', { name: 'Ringkasan' });
  const price = await shopper.figure(cart, 'Grand Total');
  await page
    .getByRole('button', { name: /^Tambah/ })
    .first()
    .click();
  await expect.poll(() => shopper.figure(cart, 'Grand Total')).toBe(2 * price);

  await shopper.goto('/checkout');
  await translatePage(page);
  await shopper.fillBuyer();
  const order = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  const total = () => shopper.figure(order, 'Total Bayar');
  await shopper.chooseCourier('JNE');
  await expect.poll(total).toBeGreaterThan(2 * price);
  const other = page.getByRole('group', { name: 'Dikirim dari' }).getByRole('radio').nth(1);
  await other.check({ force: true });
  await expect(other).toBeChecked();
  await shopper.chooseCourier('JNE');
  await page.getByRole('radio', { name: /Self Pickup/ }).check({ force: true });
  await expect.poll(total).toBe(2 * price);
});

test('a listing that the browser translates updates its filter counts @long', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product?category=laptop');
  await translatePage(page);
  const filters = page.getByRole('region', { name: 'Filter' });
  const memory = filters.getByRole('link', { name: /^16 GB/ }).first();
  const before = (await memory.textContent()) ?? '';
  await filters.getByRole('link', { name: /^Apple/ }).click();
  await expect(page).toHaveURL(/brand=apple/);
  await expect(memory).not.toHaveText(before);
  await page.getByRole('link', { name: 'Hapus semua' }).first().click();
  await expect(memory).toHaveText(before);
});
