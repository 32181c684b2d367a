import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

const PRODUCT = '/product/galaxy-a55-5g-8-256';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('technical data, brand and warranty are in the document @phone-first', async ({ page }) => {
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

  test('technical data stay after hydration without a script of their own @phone-first', async ({
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
    const { look, expectNone } = axeFindings(page);
    await look('product with technical data');
    expectNone();
  });

  test('what is bought follows the reader down to the technical data, and never covers them', async ({
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

  test('technical data are shown after a change of page, too', async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.goto('/product?s=galaxy+a55');
    await shopper.openFirstInStock();
    await expect(page.getByRole('region', { name: 'Spesifikasi' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Deskripsi Produk' })).toBeVisible();
  });
});
