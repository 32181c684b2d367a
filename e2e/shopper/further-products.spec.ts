import { expect, test, type Page } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

const productList = (page: Page, name: string) => page.getByRole('list', { name });
const PRODUCTS = ['/product/galaxy-a55-5g-8-256', '/product/redmi-note-14-pro-5g-8-256'];

/** Scrolls until the lists of further products come near the window. */
async function scrollToLists(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(productList(page, 'Produk Terkait')).toBeVisible();
}

test('the product page lists related and recently viewed products, and Hapus riwayat removes the history @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const { check, expectNone } = pageFindings(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('RelatedProducts') === true) requests.push(request.url());
  });
  await shopper.goto(PRODUCTS[0]!);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await scrollToLists(page);
  expect(requests).toHaveLength(1);
  await expect(productList(page, 'Terakhir Dilihat')).toHaveCount(0);

  await shopper.goto(PRODUCTS[1]!);
  await scrollToLists(page);
  const links = productList(page, 'Terakhir Dilihat').locator('a[href^="/product/"]');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', PRODUCTS[0]!);
  await check('product with further products');

  await page.getByRole('button', { name: 'Hapus riwayat' }).click();
  await expect(page.getByText('Riwayat Produk di perangkat ini sudah dihapus.')).toBeFocused();
  await expect(productList(page, 'Terakhir Dilihat')).toHaveCount(0);
  await check('product without its history');
  expectNone();
});
