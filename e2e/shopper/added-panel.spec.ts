import { expect, test } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

test('the panel after Add to Cart leads to the cart and the checkout, and Beli Sekarang adds nothing twice @phone', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const { look, expectNone } = pageFindings(page);
  await shopper.goto('/product?s=galaxy');
  const name = await shopper.openFirstInStock();
  const address = page.url();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const { addedPanel } = shopper;
  await expect(addedPanel.getByRole('heading')).toBeFocused();
  await expect(addedPanel).toContainText(`${name} × 1`);
  await look('panel of the cart');

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
