import { expect, test } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';

test('the listing scrolls the chip of its category into view @phone-first', async ({ page }) => {
  await new Shopper(page).goto('/product');
  const chips = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
  const last = chips.last();
  const address = (await last.getAttribute('href')) ?? '';
  await page.goto(address);
  const current = page.getByRole('navigation', { name: 'Kategori' }).locator('[aria-current]');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('Back to the listing focuses the card that was opened @phone-first', async ({ page }) => {
  await new Shopper(page).goto('/product');
  const card = page.getByRole('main').locator('a[href^="/product/"]').nth(7);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
});
