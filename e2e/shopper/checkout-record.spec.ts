import { expect, test } from '@playwright/test';
import { BUYER, Shopper } from '../support/shopper.ts';

test('opening the checkout from the cart resets its fields, and one tap restores the last input of a guest', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  await page.getByLabel('Email').fill(BUYER.email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(BUYER.email);
  await shopper.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  const phone = page.getByLabel('Phone No');
  await expect(phone).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByRole('button', { name: 'Pakai data terakhir' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Alamat' })).toHaveValue(BUYER.street);
  await expect(page.getByLabel('Kecamatan').locator('option:checked')).toHaveText(BUYER.district);
  await expect(page.getByLabel('Email')).toHaveValue(BUYER.email);
});
