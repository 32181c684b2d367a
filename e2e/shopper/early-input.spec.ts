import { expect, test, type Page } from '@playwright/test';
import { DEMO, signInAsNew } from '../support/customer.ts';
import { holdRequests } from '../support/held-requests.ts';
import { Shopper } from '../support/shopper.ts';

/** Opens a page as a slow phone does: it is painted, and its scripts arrive when they are let go. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const letGo = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return letGo;
}

test('a press of Add to Cart before the page is interactive puts one into the cart @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product?s=galaxy');
  await shopper.openFirstInStock();
  const letGo = await openBeforeScript(page, page.url());
  const button = page.getByRole('button', { name: 'Add to Cart' }).first();
  await button.click();
  await button.click();
  letGo();
  await expect(page.getByText('Product telah berhasil ditambahkan ke Cart').first()).toBeVisible();
  await expect(page.getByText('Sudah ada 1 di Cart.')).toBeVisible();
});

test('a sign-in sent before the page is interactive is sent once, and never through the address @phone-first', async ({
  page,
}) => {
  const requested: string[] = [];
  const signIns: unknown[] = [];
  page.on('request', (request) => {
    requested.push(request.url());
    const body = request.postData() ?? '';
    if (body.includes('SignIn')) signIns.push(body);
  });
  const letGo = await openBeforeScript(page, '/sign-in');
  await page.getByLabel('Phone No').fill(DEMO.phone);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await button.click();
  await button.click();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  letGo();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Login Success')).toBeVisible();
  expect(signIns).toHaveLength(1);
  expect(requested.filter((url) => url.includes(DEMO.password))).toEqual([]);
});

test('a heart that is pressed before the page is interactive marks the product @phone-first', async ({
  page,
}) => {
  await signInAsNew(new Shopper(page));
  const letGo = await openBeforeScript(page, '/product?s=galaxy');
  await page
    .getByRole('link', { name: /^Simpan .*perlu Sign In/ })
    .first()
    .click();
  letGo();
  const hearts = page.getByRole('button', { name: /^Simpan .* di Wishlist$/ });
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe('/product');
});

test('a heart that a guest presses before the page is interactive leads to sign-in @phone-first', async ({
  page,
}) => {
  const letGo = await openBeforeScript(page, '/product?s=galaxy');
  await page
    .getByRole('link', { name: /^Simpan .*perlu Sign In/ })
    .first()
    .click();
  letGo();
  await page.waitForURL('**/sign-in');
});

test('Bandingkan that is pressed before the page is interactive stays on the page @phone-first', async ({
  page,
}) => {
  const letGo = await openBeforeScript(page, '/product?category=smartphone');
  const toggle = page.getByRole('button', { name: /^Bandingkan / }).first();
  await toggle.click();
  letGo();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe('/product');
});

test('what was typed before the page is interactive stays in its fields @phone-first', async ({
  page,
}) => {
  const letGo = await openBeforeScript(page, '/sign-up');
  await page.getByLabel('First Name').fill('Rina');
  await page.getByRole('checkbox').check({ force: true });
  letGo();
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.getByLabel('Last Name').fill('Kartika');
  await expect(page.getByLabel('First Name')).toHaveValue('Rina');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('no form of a page puts its fields into the address, unless they name products', async ({
  page,
}) => {
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
