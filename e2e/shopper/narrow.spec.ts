import { expect, test, type Locator, type Page } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { sidewaysFindings } from '../support/findings.ts';
import { openGuestOrder } from '../support/orders.ts';
import { BUYER, Shopper } from '../support/shopper.ts';

test.use({ launchOptions: withPictures });

test.use({ viewport: { width: 320, height: 640 } });

const LONG_NAMES = [
  'SamsungGalaxyTabS9UltraWiFi512GBGraphiteEditionWithKeyboard',
  'Kabel-USB-C-ke-USB-C-100W-Anyaman-Nilon-Edisi-Khusus-Ulang-Tahun',
  'Charger Anker Prime 100W GaN Wall Charger 3 Port '.repeat(4).trim(),
];

/** Text as it is escaped inside JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Renames the product `sold` in every response, and `stored` in the stored cart. */
async function rename(page: Page, sold: string, stored: string, name: string): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(inJson(sold), inJson(name));
    await route.fulfill({ response, body });
  });
  await page.evaluate(
    ({ from, to }) => {
      const cart = localStorage.getItem('gawai:cart') ?? '';
      localStorage.setItem('gawai:cart', cart.replaceAll(from, to));
    },
    { from: inJson(stored), to: inJson(name) },
  );
}

/** The number of lines of an element's text. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const lines = new Set<number>();
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode() !== null) {
      range.selectNodeContents(texts.currentNode);
      for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom));
    }
    return lines.size;
  });

test('cart and checkout do not scroll sideways at 320 px with long product names @phone-first @long', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const shopper = new Shopper(page);
  const sideways = sidewaysFindings(page);
  const submit = page.getByRole('button', { name: 'Buat Pesanan' });
  const sold = await shopper.putInCart('2-in-1');
  let stored = sold;
  for (const name of LONG_NAMES) {
    await rename(page, sold, stored, name);
    stored = name;
    await shopper.goto('/cart');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await sideways.check(`cart: ${name}`);
    await shopper.goto('/checkout');
    await expect(page.getByLabel('First Name')).toBeVisible();
    await sideways.check(`checkout: ${name}`);
    await submit.click();
    await expect(page.getByText('Kolom First Name harus diisi')).toBeVisible();
    await page.getByRole('button', { name: /^Total Bayar/ }).click();
    await sideways.check(`checkout with errors and summary: ${name}`);
  }
  sideways.expectNone();
});

test('the checkout does not scroll sideways at 320 px with long words in the buyer data @phone-first @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const sideways = sidewaysFindings(page);
  const [name, street] = ['W'.repeat(40), 'Jalan'.repeat(22)];
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  await page.getByRole('button', { name: /Ubah data pembeli|^Ubah$/ }).click();
  await page.getByLabel('First Name').fill(name);
  await page.getByRole('textbox', { name: 'Alamat' }).fill(street);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
  await expect(page.getByText(street, { exact: true })).toBeVisible();
  await sideways.check('saved buyer');
  sideways.expectNone();
});

test('sign-in, sign-up and order page do not scroll sideways at 320 px or break account numbers and e-mails @phone-first @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const sideways = sidewaysFindings(page);
  for (const path of ['/sign-in', '/sign-up']) {
    await shopper.goto(path);
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByText('Kolom Phone No harus diisi')).toBeVisible();
    await sideways.check(path);
  }
  await openGuestOrder(shopper, 'Transfer Manual Mandiri');
  await expect(page.getByText(BUYER.street)).toBeVisible();
  await sideways.check('order');
  sideways.expectNone();
  for (const text of ['0987654321000', BUYER.email]) {
    const whole = page.getByRole('main').getByText(text, { exact: true });
    expect(await linesOf(whole), text).toBe(1);
  }
});

test('the buttons in the bottom bars of product and checkout fit on one line at 320 px @phone-first @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product/iphone-16-pro-max-256-gb');
  expect(await linesOf(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }))).toBe(
    1,
  );
  await shopper.addToCart();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"grandTotal":\d+/, '"grandTotal":1598777720');
    await route.fulfill({ response, body });
  });
  await shopper.goto('/checkout');
  const submit = page.getByRole('button', { name: 'Buat Pesanan' });
  const total = page.getByRole('button', { name: /^Total Bayar.*1\.598\.777\.720$/ });
  await expect(total).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  expect(await linesOf(submit)).toBe(1);
  // Its name and the sum.
  expect(await linesOf(total)).toBe(2);
});

test('the breadcrumb of a product truncates a long name with an ellipsis @phone-first @long', async ({
  page,
}) => {
  await new Shopper(page).goto('/product/galaxy-s25-12-256');
  const name = page.getByRole('navigation', { name: 'Lokasi halaman' }).getByText('Galaxy S25');
  const cut = await name.evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(cut).toBe(true);
  await expect(name).toHaveCSS('text-overflow', 'ellipsis');
  await expect(name).toHaveCSS('display', 'block');
});

test('the quantity steppers of all cart lines are aligned @phone-first @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const shopper = new Shopper(page);
  await shopper.putInCart('charger');
  await shopper.putInCart('2-in-1');
  await shopper.goto('/cart');
  const numbers = page.getByRole('group', { name: /^Jumlah/ });
  await expect(numbers).toHaveCount(2);
  const ends = await numbers.evaluateAll((each) =>
    each.map((number) => number.getBoundingClientRect().right),
  );
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0);
});

test('product cards do not cut off prices with the text spacing of WCAG 1.4.12 @phone-first @long', async ({
  page,
}) => {
  await new Shopper(page).goto('/product');
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spaced);
  });
  const cards = page.getByRole('main').locator('a[href^="/product/"]').filter({ hasText: 'Rp' });
  const cut = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      const price = card.querySelector('strong > :last-child');
      return price !== null && price.getBoundingClientRect().right < right
        ? []
        : [card.textContent];
    }),
  );
  expect(await cards.count()).toBeGreaterThan(10);
  expect(cut).toEqual([]);
});
