import { expect, test, type Page } from '@playwright/test';
import { overflow, pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

const PRODUCT = '/product/redmi-note-14-pro-5g-8-256';
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Ulasan Pembeli' });

test.describe('with script', () => {
  test.use({ bypassCSP: true });

  test('the product page fetches reviews with one request when they come near the window @phone-first', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('ProductReviews') === true) requests.push(request.url());
    });
    await new Shopper(page).goto(PRODUCT);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.getByRole('heading', { name: 'Ulasan Pembeli' }).scrollIntoViewIfNeeded();
    await expect(reviewsOf(page).getByText(/pembeli terverifikasi/)).toBeVisible();
    expect(requests).toHaveLength(1);
    const { check, expectNone } = pageFindings(page);
    await check('reviews');
    expectNone();
  });

  test('the product page does not scroll sideways with a long reviewer name @phone-first', async ({
    page,
  }) => {
    await page.route('**/graphql*', async (route) => {
      const response = await route.fetch();
      const author = `"author":"${'W'.repeat(100)} S."`;
      const body = (await response.text()).replaceAll(/"author":"[^"]*"/g, author);
      await route.fulfill({ response, body });
    });
    await new Shopper(page).goto(PRODUCT);
    await page.getByRole('heading', { name: 'Ulasan Pembeli' }).scrollIntoViewIfNeeded();
    await expect(reviewsOf(page).getByText('WWWW').first()).toBeVisible();
    expect(await overflow(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the product page without script shows reviews at an address of their own @phone-first', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await reviewsOf(page).getByRole('link', { name: 'Baca ulasan' }).click();
    await expect(page).toHaveURL(`${PRODUCT}?ulasan=1#ulasan`);
    await expect(reviewsOf(page).getByText(/pembeli terverifikasi/)).toBeVisible();
  });
});
