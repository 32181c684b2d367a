import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

const PRODUCT = '/product/galaxy-a55-5g-8-256';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the product page without script shows technical data, brand and instalments @phone-first', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    const table = page.getByRole('region', { name: 'Spesifikasi' });
    await expect(table.getByRole('heading', { name: 'Performa' })).toBeVisible();
    await expect(table.getByText('8 GB', { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^Samsung$/ })).toBeVisible();
    await expect(
      page.getByText(/^Cicilan mulai Rp\s[\d.]+ \/bulan, 12x dengan Kredivo$/),
    ).toBeVisible();
  });
});

test.describe('with script', () => {
  test.use({ bypassCSP: true });

  test('the product page shows its technical data after hydration without loading their script @phone-first', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await new Shopper(page).goto(PRODUCT);
    const table = page.getByRole('region', { name: 'Spesifikasi' });
    await expect(table.getByText('8 GB', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('product-facts'))).toEqual([]);
    const { check, expectNone } = axeFindings(page);
    await check('product with technical data');
    expectNone();
  });

  test('the sticky buy box of the product page does not cover the technical data', async ({
    page,
  }) => {
    await new Shopper(page).goto(PRODUCT);
    const table = page.getByRole('region', { name: 'Spesifikasi' });
    const end = page.getByText('Tanpa harus punya akun');
    await table.evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
    const [top, bottom] = await Promise.all([
      table.evaluate((element) => element.getBoundingClientRect().top),
      end.evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(bottom).toBeLessThan(top);
  });

  test('the product page shows its technical data after client-side navigation', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.goto('/product?s=galaxy+a55');
    await shopper.openFirstInStock();
    await expect(page.getByRole('region', { name: 'Spesifikasi' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Deskripsi Produk' })).toBeVisible();
  });
});
