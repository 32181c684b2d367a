import { expect, test } from '@playwright/test';
import { recordSentence, wasSeen } from '../support/layout-shifts.ts';
import { Shopper } from '../support/shopper.ts';

const EMPTY = 'Belum ada Produk apapun di dalam Cart';

for (const path of ['/cart', '/checkout']) {
  test(`a full cart is never shown as empty at ${path}, opened and reloaded @phone-first`, async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.putInCart('charger');
    await recordSentence(page, EMPTY);
    const summary = page.getByLabel(/^Ringkasan/);
    await page.goto(path);
    await expect(summary).toContainText(/Rp\s[1-9]/);
    expect(await wasSeen(page, EMPTY)).toBe(false);
    await page.reload();
    await expect(summary).toContainText(/Rp\s[1-9]/);
    expect(await wasSeen(page, EMPTY)).toBe(false);
  });
}

test('an empty cart is shown as empty', async ({ page }) => {
  await recordSentence(page, EMPTY);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
  expect(await wasSeen(page, EMPTY)).toBe(true);
});
