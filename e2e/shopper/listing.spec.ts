import { expect, test, type Page } from '@playwright/test';
import { rupiah, Shopper } from '../support/shopper.ts';

const cardsOf = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]');

/** The prices of the listing, in its order. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cardsOf(page).allTextContents();
  return texts.map((text) => rupiah(/Rp[\s\u00a0]\d{1,3}(\.\d{3})*/.exec(text)?.[0] ?? ''));
}

/** Whether the listing has several products in ascending order of price. */
async function isRising(page: Page): Promise<boolean> {
  const [first, ...rest] = await prices(page);
  const rises = rest.every((price, index) => price >= ([first, ...rest][index] ?? 0));
  return first !== undefined && rest.length > 0 && rises;
}

const search = (page: Page) => new URL(page.url()).search;

test('the listing has sort and page in its address, and Back restores them and the scroll position @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto('/product');
  await page.getByLabel('Urutkan').selectOption({ label: 'Termurah' });
  await page.waitForURL((url) => url.searchParams.get('sort') === 'price asc');
  // The address changes a moment before the page does.
  await expect.poll(() => isRising(page)).toBe(true);
  const cheapest = await cardsOf(page).first().textContent();
  const firstPrices = await prices(page);

  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('page') === '2');
  await expect(page.getByRole('link', { name: 'Halaman 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(Math.max(...firstPrices));
  const secondPage = search(page);

  const card = cardsOf(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const address = await card.getAttribute('href');
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await card.click();
  await page.waitForURL(`**${address ?? ''}`);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();

  await page.goBack();
  await expect(cardsOf(page).nth(9)).toHaveAttribute('href', address ?? '');
  expect(search(page)).toBe(secondPage);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await expect(cardsOf(page).nth(9)).toBeInViewport();

  await page.goBack();
  await expect(cardsOf(page).first()).toHaveText(cheapest ?? '');
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await expect(page.getByLabel('Urutkan')).toHaveValue('id desc');

  await shopper.goto(`/product${secondPage}`);
  await expect(page.getByLabel('Urutkan')).toHaveValue('price asc');
  await expect(cardsOf(page).nth(9)).toHaveAttribute('href', address ?? '');
});
