import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { Shopper } from '../support/shopper.ts';
import { violations } from '../support/violations.ts';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Cari produk' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Saran pencarian' });
const activeOf = (page: Page) => listOf(page).getByRole('option', { selected: true });

/** Types a text key by key and waits for its suggestions. */
async function type(page: Page, text: string): Promise<void> {
  await boxOf(page).pressSequentially(text);
  await expect(listOf(page).getByRole('option').last()).toContainText(text);
  await expect(listOf(page).locator('mark').first()).toHaveText(new RegExp(text, 'i'));
}

test('the search box opens suggested products and categories by keyboard', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.goto('/');
  await page.keyboard.press('Tab');
  for (let left = 8; left > 0 && !(await isFocused(page)); left -= 1) {
    await page.keyboard.press('Tab');
  }
  await type(page, 'galaxy');
  await expect(boxOf(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(boxOf(page)).toHaveValue('galaxy');
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).toHaveValue('');

  await type(page, 'galaxy');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = (await activeOf(page).textContent())?.split(' Rp')[0] ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\/[^?]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(boxOf(page)).toHaveValue('');

  await boxOf(page).focus();
  await type(page, 'headphone');
  const category = page.getByRole('group', { name: 'Kategori' }).getByRole('option').first();
  for (
    let left = 8;
    left > 0 && (await category.getAttribute('aria-selected')) !== 'true';
    left -= 1
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\?category=[a-z-]+$/);
  // The address changes a moment before the page does, which then takes the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await boxOf(page).focus();
  await type(page, 'galaxy');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('s') === 'galaxy');
});

const isFocused = (page: Page) => boxOf(page).evaluate((box) => box === document.activeElement);

test('the search box opens a pressed suggestion, and a pressed link instead of searching @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/');
  await boxOf(page).click();
  await type(page, 'galaxy');
  await page.getByRole('group', { name: 'Produk' }).getByRole('option').first().click();
  await page.waitForURL(/\/product\/[^?]+$/);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();

  await boxOf(page).click();
  await type(page, 'redmi');
  await page.getByRole('link', { name: 'Cart' }).click();
  await page.waitForURL('**/cart');
  await expect(listOf(page)).toBeHidden();
});

test('a page that loads late does not change the search box while the shopper types @phone-first', async ({
  page,
}) => {
  await new Shopper(page).goto('/');
  const release = await holdRequests(page, '**/graphql');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lihat Semua/ })
    .first()
    .click();
  await boxOf(page).click();
  await boxOf(page).pressSequentially('gal');
  await expect(page.getByText('Memuat halaman').first()).toBeAttached();

  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua Produk');
  await expect(boxOf(page)).toBeFocused();
  await boxOf(page).pressSequentially('axy');
  await expect(boxOf(page)).toHaveValue('galaxy');
  await expect(page).toHaveURL('/product');
  await boxOf(page).press('Enter');
  await page.waitForURL('**/product?s=galaxy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('galaxy');
});

test.describe('accessibility', () => {
  test.use({ bypassCSP: true });

  test('the suggestions of the search box have no axe findings, fit in the window and cause no layout shift @phone-first', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await new Shopper(page).goto('/product');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await boxOf(page).click();
    await type(page, 'galaxy');
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press('ArrowUp');
    await expect(activeOf(page)).toBeInViewport({ ratio: 1 });
    const sizes = await listOf(page).evaluate((list) => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      bottom: list.getBoundingClientRect().bottom,
      lowest: Math.min(
        ...[...list.querySelectorAll('[role="option"]')].map(
          (option) => option.getBoundingClientRect().height,
        ),
      ),
    }));
    expect(sizes.overflow).toBeLessThanOrEqual(0);
    expect(sizes.bottom).toBeLessThanOrEqual(480);
    expect(sizes.lowest).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
  });
});
