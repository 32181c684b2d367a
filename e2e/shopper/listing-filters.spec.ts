import { expect, test, type Page } from '@playwright/test';
import { heading, watchPages } from '../support/layout-shifts.ts';
import { Shopper } from '../support/shopper.ts';
import { violations } from '../support/violations.ts';

const filters = (page: Page) => page.locator('#listing-filters');
const choice = (page: Page, name: RegExp) => filters(page).getByRole('link', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Filter yang dipakai' });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name);

/** Opens the filters; returns whether they are a sheet, as on phones. */
async function openFilters(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: /^Filter/ });
  const isSheet = await button.isVisible();
  if (isSheet) await button.click();
  await expect(filters(page)).toBeVisible();
  return isSheet;
}

/** The number of products that a filter option shows. */
async function countOf(page: Page, name: RegExp): Promise<number> {
  const text = (await choice(page, name).textContent()) ?? '';
  return Number(/(\d+) Produk$/.exec(text)?.[1]);
}

test('listing filters set the address and show as many products as their counts, also after Back @phone-first', async ({
  page,
}) => {
  await new Shopper(page).goto('/product?category=smartphone');
  const isSheet = await openFilters(page);
  const ofBrand = await countOf(page, /^Samsung/);
  await choice(page, /^Samsung/).click();
  await page.waitForURL((url) => url.searchParams.get('brand') === 'samsung');
  const found = page.getByText(/Produk ditemukan$/);
  await expect(found).toHaveText(`${ofBrand} Produk ditemukan`);

  const withMemory = await countOf(page, /^8 GB/);
  await choice(page, /^8 GB/).click();
  await expect(found).toHaveText(`${withMemory} Produk ditemukan`);
  expect(parameter(page, 'spec.ram')).toEqual(['8']);
  if (isSheet) {
    await filters(page)
      .getByRole('button', { name: `Tampilkan ${withMemory} Produk` })
      .click();
    await expect(filters(page)).toBeHidden();
  }
  await expect(page.getByRole('list', { name: 'Daftar Produk' }).getByRole('listitem')).toHaveCount(
    withMemory,
  );

  await page.goBack();
  await expect(found).toHaveText(`${ofBrand} Produk ditemukan`);
  await page.goForward();
  await expect(found).toHaveText(`${withMemory} Produk ditemukan`);
  await chips(page).getByRole('link', { name: 'Hapus filter Samsung' }).click();
  await page.waitForURL((url) => !url.searchParams.has('brand'));
  expect(parameter(page, 'spec.ram')).toEqual(['8']);
  await chips(page).getByRole('link', { name: 'Hapus semua' }).click();
  await page.waitForURL('**/product?category=smartphone');
  await expect(chips(page)).toHaveCount(0);
});

test('the listing filters by a price range and offers to remove filters when nothing is found @phone-first', async ({
  page,
}) => {
  await new Shopper(page).goto('/product?category=smartphone');
  const isSheet = await openFilters(page);
  await filters(page).getByLabel('Sampai').fill('3.000.000');
  await filters(page).getByRole('button', { name: 'Terapkan' }).click();
  await page.waitForURL((url) => url.searchParams.get('price_max') === '3000000');
  if (isSheet) await filters(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(
    chips(page).getByRole('link', { name: /Hapus filter Sampai Rp.3\.000\.000/ }),
  ).toBeVisible();

  await page.goto('/product?category=smartphone&price_max=1000&brand=samsung&spec.ram=99');
  await expect(page.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Hapus semua' }).click();
  await page.waitForURL('**/product?category=smartphone');
  await expect(page.getByRole('list', { name: 'Daftar Produk' })).toBeVisible();
});

test('the listing ignores invalid filters in the address', async ({ page }) => {
  const query = 'price_min=murah&star_min=9&spec.%5B%5D=1&brand=&available=ya&spec.=2&page=x';
  const response = await page.goto(`/product?${query}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('list', { name: 'Daftar Produk' })).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
});

test('the filter sheet closes on Escape and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new Shopper(page).goto('/product?category=smartphone');
  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await filters(page)
    .getByRole('button', { name: /^Tampilkan/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(filters(page)).toBeHidden();
});

test('the listing with filters has no layout shift while it loads @phone-first', async ({
  page,
}) => {
  const { open, moving } = await watchPages(page);
  for (const query of ['', '?category=smartphone&brand=samsung', '?brand=samsung&price_max=1000'])
    await open(`/product${query}`, heading);
  expect(moving).toEqual({});
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('listing filters work as links and a form without script @phone-first', async ({ page }) => {
    await page.goto('/product?category=smartphone');
    await openFilters(page);
    await choice(page, /^Samsung/).click();
    await page.waitForURL((url) => url.searchParams.get('brand') === 'samsung');
    await openFilters(page);
    await filters(page).getByLabel('Sampai').fill('9000000');
    await filters(page).getByRole('button', { name: 'Terapkan' }).click();
    await page.waitForURL((url) => url.searchParams.get('price_max') === '9000000');
    expect(parameter(page, 'brand')).toEqual(['samsung']);
    expect(parameter(page, 'category')).toEqual(['smartphone']);
    await expect(chips(page).getByRole('link')).toHaveCount(3);
  });
});

test.describe('accessibility', () => {
  test.use({ bypassCSP: true });

  test('filters, chips and the empty listing have no axe findings @phone-first', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.goto('/product?category=smartphone&brand=samsung&spec.ram=8');
    expect(await violations(page)).toEqual([]);
    await openFilters(page);
    expect(await violations(page)).toEqual([]);
    await shopper.goto('/product?category=smartphone&brand=samsung&price_max=1000');
    expect(await violations(page)).toEqual([]);
  });
});
