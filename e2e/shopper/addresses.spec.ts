import { expect, test } from '@playwright/test';

test('pages have their title and one main heading without script', async ({ browser }) => {
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
