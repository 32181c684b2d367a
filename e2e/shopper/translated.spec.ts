import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';
import { translatePage } from '../support/translation.ts';

test('a page that the browser translates goes on to show the right figures @phone-first', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
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
  await shopper.giveAddress();
  const order = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await page.getByRole('radio', { name: /Self Pickup/ }).check({ force: true });
  await expect.poll(() => shopper.figure(order, 'Total Bayar')).toBe(2 * price);
  await page.getByRole('radio', { name: /Delivery/ }).check({ force: true });
  await shopper.chooseCourier('JNE');
  await expect.poll(() => shopper.figure(order, 'Total Bayar')).toBeGreaterThan(2 * price);
  expect(errors).toEqual([]);
});
