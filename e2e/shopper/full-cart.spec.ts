import { expect, test } from '@playwright/test';
import { recordText, wasShown } from '../support/layout-shifts.ts';
import { Shopper } from '../support/shopper.ts';

const EMPTY = 'Belum ada Produk apapun di dalam Cart';

for (const path of ['/cart', '/checkout']) {
  test(`${path} does not flash the empty cart when a filled cart is opened or reloaded @phone-first`, async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.putInCart('charger');
    await recordText(page, EMPTY);
    const summary = page.getByLabel(/^Ringkasan/);
    await page.goto(path);
    await expect(summary).toContainText(/Rp\s[1-9]/);
    expect(await wasShown(page, EMPTY)).toBe(false);
    await page.reload();
    await expect(summary).toContainText(/Rp\s[1-9]/);
    expect(await wasShown(page, EMPTY)).toBe(false);
  });
}

test('/checkout shows that the cart is empty', async ({ page }) => {
  await recordText(page, EMPTY);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
  expect(await wasShown(page, EMPTY)).toBe(true);
});
