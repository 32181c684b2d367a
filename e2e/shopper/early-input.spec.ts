import { expect, test, type Page } from '@playwright/test';
import { DEMO, signInAsNew } from '../support/customer.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { Shopper } from '../support/shopper.ts';

/** Opens a page whose scripts arrive when the returned function is called. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

test('Add to Cart pressed before hydration adds one piece @phone-first', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product?s=galaxy');
  await shopper.openFirstInStock();
  const release = await openBeforeScript(page, page.url());
  const button = page.getByRole('button', { name: 'Add to Cart' }).first();
  await button.click();
  await button.click();
  release();
  await expect(page.getByText('Product telah berhasil ditambahkan ke Cart').first()).toBeVisible();
  await expect(page.getByText('Sudah ada 1 di Cart.')).toBeVisible();
});

test('sign-in submitted before hydration is sent once and not in the address @phone-first', async ({
  page,
}) => {
  const requested: string[] = [];
  const signIns: unknown[] = [];
  page.on('request', (request) => {
    requested.push(request.url());
    const body = request.postData() ?? '';
    if (body.includes('SignIn')) signIns.push(body);
  });
  const release = await openBeforeScript(page, '/sign-in');
  await page.getByLabel('Phone No').fill(DEMO.phone);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await button.click();
  await button.click();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  release();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Login Success')).toBeVisible();
  expect(signIns).toHaveLength(1);
  expect(requested.filter((url) => url.includes(DEMO.password))).toEqual([]);
});

test('the wishlist button pressed before hydration saves the product @phone-first', async ({
  page,
}) => {
  await signInAsNew(new Shopper(page));
  const release = await openBeforeScript(page, '/product?s=galaxy');
  await page
    .getByRole('link', { name: /^Simpan .*perlu Sign In/ })
    .first()
    .click();
  release();
  const hearts = page.getByRole('button', { name: /^Simpan .* di Wishlist$/ });
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe('/product');
});

test('the wishlist button pressed by a guest before hydration opens sign-in @phone-first', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/product?s=galaxy');
  await page
    .getByRole('link', { name: /^Simpan .*perlu Sign In/ })
    .first()
    .click();
  release();
  await page.waitForURL('**/sign-in');
});

test('Bandingkan pressed before hydration chooses the product without leaving the page @phone-first', async ({
  page,
}) => {
  const release = await openBeforeScript(page, '/product?category=smartphone');
  const toggle = page.getByRole('button', { name: /^Bandingkan / }).first();
  await toggle.click();
  release();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe('/product');
});

test('text typed before hydration stays in the fields @phone-first', async ({ page }) => {
  const release = await openBeforeScript(page, '/sign-up');
  await page.getByLabel('First Name').fill('Rina');
  await page.getByRole('checkbox').check({ force: true });
  release();
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.getByLabel('Last Name').fill('Kartika');
  await expect(page.getByLabel('First Name')).toHaveValue('Rina');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('forms use GET only for product searches and comparisons', async ({ page }) => {
  const paths = ['/', '/product', '/cart', '/sign-in', '/sign-up', '/profile', '/order/find'];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const forms = html.match(/<form\b[^>]*>/g) ?? [];
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) {
      const namesProducts = /action="\/(product|compare)"/.test(form);
      expect(form).toMatch(namesProducts ? /method="get"/ : /method="post"/);
    }
  }
});
