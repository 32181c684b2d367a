import { expect, test } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

test('the panel after Add to Cart opens the cart, and Beli Sekarang opens the checkout without adding twice @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const { check, expectNone } = pageFindings(page);
  await shopper.goto('/product?s=galaxy');
  const name = await shopper.openFirstInStock();
  const address = page.url();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const { addedPanel } = shopper;
  await expect(addedPanel.getByRole('heading')).toBeFocused();
  await expect(addedPanel).toContainText(`${name} × 1`);
  await check('panel of the cart');

  await addedPanel.getByRole('link', { name: 'Lihat Cart' }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  await shopper.goto(address);
  await page.getByRole('button', { name: 'Beli Sekarang' }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByLabel('Phone No')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Ringkasan Pesanan' })).toContainText(
    '1 × Rp',
  );
  expectNone();
});
