import { expect, test } from '@playwright/test';

test('an unknown product is a 404 with a way on', async ({ page }) => {
  const response = await page.goto('/product/tidak-ada-barang-ini');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('an unknown address leads home, as /home does', async ({ page }) => {
  for (const address of ['/tidak/ada', '/home', '/article/tidak-ada']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/\/$/);
  }
});

test('pages say their title to the browser before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, title] of [
    ['/', /Gawai/],
    ['/product', /Semua Produk/],
    ['/product?s=galaxy', /galaxy/],
    ['/article/terms-and-conditions', /Syarat/],
  ] as const) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await context.close();
});
