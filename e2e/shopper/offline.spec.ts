import { expect, test } from '@playwright/test';
import { expectNothingCovered, notice } from '../support/notices.ts';
import { BUYER, Shopper } from '../support/shopper.ts';

test('a shopper who goes offline sees a pop-up, and the next page loads once online again @phone-first', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/');
  await context.setOffline(true);
  await expect(notice(page, 'Koneksi internet terputus')).toBeVisible();

  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(notice(page, 'Koneksi internet kembali')).toBeVisible();
  await expect(notice(page, 'Koneksi internet terputus')).toHaveCount(0);
  await expect(page.getByText('Belum ada Produk apapun di dalam Cart')).toBeVisible();
});

test('a listing that failed offline is fetched again once online, with a second try', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product');
  await shopper.openFirstInStock();
  await page.goBack();
  const cards = page.getByRole('main').locator('a[href^="/product/"]');
  await expect(cards.first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(page.getByRole('main').getByText('Fetch Product Failed')).toBeVisible();
  const failed = page.getByRole('group', { name: 'Fetch Product Failed' });
  await expectNothingCovered(page, 'Koneksi internet terputus', failed.locator('h2, p'));
  await context.setOffline(false);
  await expect(notice(page, 'Koneksi internet kembali')).toBeVisible();
  await expect(cards.first()).toBeVisible();

  // Routed before going offline: on a slow machine a request that was sent offline arrives here late.
  let lost = 0;
  let isBack = false;
  await page.route(/\/graphql/, (route) => {
    if (isBack && lost > 0) return route.continue();
    if (isBack) lost += 1;
    return route.abort();
  });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Halaman 3', exact: true }).click();
  await expect(page.getByRole('main').getByText('Fetch Product Failed')).toBeVisible();
  isBack = true;
  await context.setOffline(false);
  await expect(cards.first()).toBeVisible();
  expect(lost).toBe(1);
});

test('the city select of the checkout shows that loading failed offline, and loads once online @phone-first', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  const province = page.getByLabel('Provinsi');
  await expect(province).toBeEnabled();
  await context.setOffline(true);
  await province.selectOption({ label: BUYER.province });
  const city = page.getByLabel('Kota');
  await expect(city).toHaveText('Kota belum dapat dimuat');
  await expect(city).toBeDisabled();
  await expect(page.getByRole('main').getByRole('button', { name: 'Coba lagi' })).not.toHaveCount(
    0,
  );
  await context.setOffline(false);
  await expect(notice(page, 'Koneksi internet kembali')).toBeVisible();
  await city.selectOption({ label: BUYER.city });
  await expect(city).toContainText(BUYER.city);
});

test('a tab of an old version loads the current version when a script is gone', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/cart');
  const gone = { status: 404, body: '' };
  await page.route('**/assets/find-order-page-*.js', (route) => route.fulfill(gone), { times: 1 });
  await page.getByRole('link', { name: 'Temukan Pesanan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temukan Pesanan' })).toBeVisible();
});
