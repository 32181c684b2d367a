import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';

test('prefers-contrast: more makes soft texts and lines of the listing stronger @phone-first @long', async ({
  page,
}) => {
  await new Shopper(page).goto('/product');
  const card = page.getByRole('main').locator('a[href^="/product/"]').first();
  const colours = async () => ({
    soft: await page
      .getByText('Produk ditemukan')
      .evaluate((each) => getComputedStyle(each).color === getComputedStyle(document.body).color),
    line: await card.evaluate((each) => getComputedStyle(each).borderTopColor),
  });
  const before = await colours();
  expect(before.soft).toBe(false);
  await page.emulateMedia({ contrast: 'more' });
  const after = await colours();
  expect(after.soft).toBe(true);
  expect(after.line).not.toBe(before.line);
});
