import { expect, test, type Page } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

const [ONE, OTHER] = ['galaxy-a55-5g-8-256', 'iphone-16-128-gb'];
const MORE = ['rog-phone-9-12-256', 'xiaomi-15-12-512'];
const tableOf = (page: Page) => page.getByRole('region', { name: 'Tabel perbandingan' });
const headsOf = (page: Page) => tableOf(page).getByRole('columnheader');

test.describe('with script', () => {
  test.use({ bypassCSP: true });

  test('products are compared from the product page on @phone-first', async ({ page }) => {
    const { look, expectNone } = pageFindings(page);
    const shopper = new Shopper(page);
    await shopper.goto('/compare');
    await look('nothing to compare');
    for (const slug of [ONE, OTHER]) {
      await shopper.goto(`/product/${slug}`);
      await page.getByRole('link', { name: 'Bandingkan dengan Produk lain' }).click();
      await expect(page).toHaveURL(/\/compare\?p=/);
    }
    await expect(page).toHaveURL(`/compare?p=${ONE},${OTHER}`);
    await expect(headsOf(page)).toHaveCount(2);
    await look('two products');
    await page.getByRole('link', { name: 'Hanya perbedaan' }).click();
    await expect(page).toHaveURL(/&beda=1$/);
    await expect(tableOf(page).getByRole('rowheader', { name: 'Garansi' })).toHaveCount(0);
    await look('differences only');
    await shopper.goto(`/compare?p=${[ONE, OTHER, ...MORE].join(',')}`);
    await expect(headsOf(page)).toHaveCount(4);
    await look('four products');
    expectNone();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is found, added and taken out by loading the page again', async ({ page }) => {
    await page.goto(`/compare?tambah=${ONE}`);
    await page.getByLabel('Cari Produk untuk dibandingkan').fill('iphone 16 128');
    await page.getByRole('search', { name: 'Tambah Produk' }).getByRole('button').click();
    await page.getByRole('link', { name: 'Tambah iPhone 16 128 GB ke perbandingan' }).click();
    await expect(page).toHaveURL(`/compare?p=${ONE},${OTHER}`);
    await page.getByRole('link', { name: /^Hapus Galaxy A55/ }).click();
    await expect(headsOf(page)).toHaveText([/^iPhone 16/]);
  });
});
