import { expect, test, type Page } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';
import { violations } from '../support/violations.ts';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Cari produk' });
const recent = (page: Page) => page.getByRole('region', { name: 'Pencarian terakhir' });

test.use({ bypassCSP: true });

test('the listing suggests a correction for a search with a typing error @phone-first', async ({
  page,
}) => {
  await new Shopper(page).goto('/product?s=galxy');
  const suggestion = page.getByText(/^Mungkin maksud Anda/).getByRole('link');
  await expect(suggestion).toBeVisible();
  await expect(page.getByRole('list', { name: 'Produk Pilihan' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await suggestion.click();
  await page.waitForURL((url) => url.searchParams.get('s') === 'galaxy');
  await expect(page.getByRole('list', { name: 'Daftar Produk' })).toBeVisible();
});

test('the empty search box shows recent searches and removes them @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/');
  await shopper.search('redmi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('redmi');
  await shopper.goto('/');
  await boxOf(page).click();
  await expect(recent(page).getByRole('link', { name: 'redmi' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await recent(page).getByRole('link', { name: 'redmi' }).click();
  await page.waitForURL('**/product?s=redmi');
  await expect(recent(page)).toBeHidden();

  await shopper.goto('/');
  await boxOf(page).click();
  await recent(page)
    .getByRole('button', { name: /^Hapus “redmi”/ })
    .click();
  await expect(recent(page)).toBeHidden();
});
