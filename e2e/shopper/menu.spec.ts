import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { Shopper } from '../support/shopper.ts';
import { violations } from '../support/violations.ts';

const triggerOf = (page: Page) => page.getByRole('button', { name: 'Produk', exact: true });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Kategori produk' });

/** Presses a key until the link with this name has the focus; fails when it never does. */
async function pressUntilFocused(page: Page, key: string, name: string): Promise<void> {
  const target = menuOf(page).getByRole('link', { name, exact: true });
  for (let left = 20; left > 0; left -= 1) {
    if (await target.evaluate((link) => link === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('the Produk menu opens, closes and opens a listing by keyboard', async ({ page }) => {
  await new Shopper(page).goto('/');
  await triggerOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('button', { name: 'Handphone & Tablet' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(triggerOf(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('button', { name: 'Handphone & Tablet' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('button', { name: 'Accessories' })).toBeFocused();
  await pressUntilFocused(page, 'Tab', 'Headphone');
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(triggerOf(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await pressUntilFocused(page, 'Tab', 'HP Lipat');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\?category=[a-z-]+$/);
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HP Lipat');
});

test('the Produk menu opens when the pointer rests on it and closes when it leaves', async ({
  page,
}) => {
  await new Shopper(page).goto('/');
  await triggerOf(page).hover();
  await expect(menuOf(page)).toBeVisible();
  await page.getByRole('main').hover({ position: { x: 600, y: 600 } });
  await expect(menuOf(page)).toBeHidden();

  await triggerOf(page).hover();
  await menuOf(page).getByRole('button', { name: 'Komputer & Laptop' }).hover();
  const link = menuOf(page).getByRole('link', { name: 'Laptop Gaming', exact: true });
  await expect(link).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'HP Lipat' })).toBeHidden();
  await link.click();
  await page.waitForURL(/\/product\?category=[a-z-]+$/);
  await expect(menuOf(page)).toBeHidden();

  await page.goBack();
  await expect(page).toHaveTitle(/^Belanja Handphone/);
  await triggerOf(page).hover();
  await menuOf(page).getByRole('link', { name: 'Lihat Semua Produk' }).click();
  await page.waitForURL(/\/product$/);
});

test('the Produk menu promotes a product of the shown type and links to it', async ({ page }) => {
  await new Shopper(page).goto('/article/tentang-kami');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.postData() ?? '');
  });
  await triggerOf(page).hover();
  const promoted = menuOf(page).getByRole('link', { name: /^Produk Pilihan/ });
  await expect(promoted).toContainText('Galaxy S25 Ultra');
  await menuOf(page).getByRole('button', { name: 'Komputer & Laptop' }).hover();
  await expect(promoted).toContainText('MacBook Air 13');
  await expect(promoted).toContainText(/Rp [\d.]+/);
  expect(requests).toHaveLength(1);
  await promoted.click();
  await page.waitForURL(/\/product\/macbook-air-13/);
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MacBook Air 13');
});

for (const width of [1024, 1280, 1920]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    test('the Produk menu shows every category, has no layout shift and no axe findings @long', async ({
      page,
    }) => {
      await new Shopper(page).goto('/article/tentang-kami');
      const release = await holdRequests(page, '**/graphql');
      await triggerOf(page).click();
      const panel = menuOf(page);
      for (const [type, last] of [
        ['Accessories', 'Penyimpanan'],
        ['Komputer & Laptop', 'Perlengkapan Kerja'],
      ] as const) {
        await panel.getByRole('button', { name: type }).click();
        await expect(panel.getByRole('link', { name: last, exact: true })).toBeInViewport({
          ratio: 1,
        });
      }
      const link = panel.getByRole('link', { name: 'Perlengkapan Kerja', exact: true });
      const before = await link.boundingBox();
      release();
      const promoted = panel.getByRole('link', { name: /^Produk Pilihan/ });
      await expect(promoted).toBeInViewport({ ratio: 1 });
      expect(await link.boundingBox()).toEqual(before);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the mobile menu lists the categories by type', async ({ page }) => {
    await new Shopper(page).goto('/');
    await expect(triggerOf(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Buka menu' });
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await opener.tap();
    await panel.getByRole('button', { name: 'Tutup' }).tap();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await expect(panel.getByRole('link', { name: 'Headphone' })).toBeHidden();
    await panel.getByText('Accessories').tap();
    await panel.getByRole('link', { name: 'Headphone' }).tap();
    await page.waitForURL(/\/product\?category=[a-z-]+$/);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headphone');
  });
});
