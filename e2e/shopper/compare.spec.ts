import { expect, test, type Page } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

const [ONE, OTHER] = ['galaxy-a55-5g-8-256', 'iphone-16-128-gb'];
const MORE = ['rog-phone-9-12-256', 'xiaomi-15-12-512'];
const tableOf = (page: Page) => page.getByRole('region', { name: 'Tabel perbandingan' });
const headsOf = (page: Page) => tableOf(page).getByRole('columnheader');

/** Names of products that are entirely in the window and not covered. */
const namesInView = (page: Page) =>
  headsOf(page).evaluateAll((heads) =>
    heads
      .filter((head) => {
        const { left, right, top, bottom } = head.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) =>
          [left + 4, right - 4].every((x) => head.contains(document.elementFromPoint(x, y))),
        );
      })
      .map((head) => head.textContent),
  );

test.describe('with script', () => {
  test.use({ bypassCSP: true });

  test('a shopper adds products to the comparison from their pages @phone-first', async ({
    page,
  }) => {
    const { check, expectNone } = pageFindings(page);
    const shopper = new Shopper(page);
    await shopper.goto('/compare');
    await check('nothing to compare');
    for (const slug of [ONE, OTHER]) {
      await shopper.goto(`/product/${slug}`);
      await page.getByRole('link', { name: 'Bandingkan dengan Produk lain' }).click();
      await expect(page).toHaveURL(/\/compare\?p=/);
    }
    await expect(page).toHaveURL(`/compare?p=${ONE},${OTHER}`);
    await expect(headsOf(page)).toHaveCount(2);
    await check('two products');
    await page.getByRole('link', { name: 'Hanya perbedaan' }).click();
    await expect(page).toHaveURL(/&beda=1$/);
    await expect(tableOf(page).getByRole('rowheader', { name: 'Garansi' })).toHaveCount(0);
    await check('differences only');
    await shopper.goto(`/compare?p=${[ONE, OTHER, ...MORE].join(',')}`);
    await expect(headsOf(page)).toHaveCount(4);
    await check('four products');
    expectNone();
  });

  test('the comparison shows the product names down to its last row @phone-first', async ({
    page,
    isMobile,
  }) => {
    const shopper = new Shopper(page);
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    for (const slugs of [
      [ONE, OTHER],
      [ONE, OTHER, ...MORE],
    ]) {
      await shopper.goto(`/compare?p=${slugs.join(',')}`);
      const names = await headsOf(page).allTextContents();
      const row = tableOf(page).getByRole('rowheader').last();
      await row.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
      });
      await expect(row).toBeInViewport();
      // Two fit on the narrowest phone; the others need sideways scrolling.
      const inView = isMobile ? names.slice(0, 2) : names;
      expect(inView.length).toBeGreaterThan(1);
      await expect.poll(() => namesInView(page)).toEqual(inView);
    }
  });

  test('a shopper chooses products to compare on their cards, also by keyboard @phone-first', async ({
    page,
  }) => {
    const { check, expectNone } = pageFindings(page);
    const shopper = new Shopper(page);
    await shopper.goto('/product?category=smartphone');
    const toggles = page.getByRole('button', { name: /^Bandingkan / });
    const tray = page.getByRole('complementary', { name: 'Produk untuk dibandingkan' });
    await toggles.nth(0).click();
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await toggles.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(tray.getByRole('status')).toHaveText('2 dari 4 Produk dipilih untuk dibandingkan');
    await check('two products chosen');
    await tray.getByRole('button', { name: '2 dari 4 Produk' }).click();
    await check('the list of the chosen products');
    await tray
      .getByRole('button', { name: /^Hapus / })
      .first()
      .click();
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await toggles.nth(2).press('Space');
    await tray.getByRole('link', { name: 'Bandingkan' }).click();
    await expect(headsOf(page)).toHaveCount(2);
    await shopper.goto('/');
    await expect(tray.getByRole('button', { name: '2 dari 4 Produk' })).toBeVisible();
    expectNone();
  });

  test('the compare bar does not cover the end of a page @phone-first', async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.goto(`/compare?p=${ONE},${OTHER}`);
    await expect(headsOf(page)).toHaveCount(2);
    for (const path of ['/product', `/product/${ONE}`]) {
      await shopper.goto(path);
      const tray = page.getByRole('complementary', { name: 'Produk untuk dibandingkan' });
      await tray.waitFor();
      const end = page.getByRole('contentinfo').getByText('©');
      await expect
        .poll(async () => {
          await page.evaluate(() => {
            scrollTo(0, document.body.scrollHeight);
          });
          const [text, bar] = await Promise.all([end.boundingBox(), tray.boundingBox()]);
          return text !== null && bar !== null && text.y + text.height <= bar.y;
        })
        .toBe(true);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison finds, adds and removes a product by links and a form without script', async ({
    page,
  }) => {
    await page.goto(`/compare?tambah=${ONE}`);
    await page.getByLabel('Cari Produk untuk dibandingkan').fill('iphone 16 128');
    await page.getByRole('search', { name: 'Tambah Produk' }).getByRole('button').click();
    await page.getByRole('link', { name: 'Tambah iPhone 16 128 GB ke perbandingan' }).click();
    await expect(page).toHaveURL(`/compare?p=${ONE},${OTHER}`);
    await page.getByRole('link', { name: /^Hapus Galaxy A55/ }).click();
    await expect(headsOf(page)).toHaveText([/^iPhone 16/]);
  });

  test('Bandingkan on a card without script opens the comparison with its product', async ({
    page,
  }) => {
    await page.goto('/product?s=galaxy+a55');
    await page.getByRole('button', { name: 'Bandingkan Galaxy A55 5G 8/256' }).click();
    await expect(page).toHaveURL(`/compare?tambah=${ONE}`);
    await expect(headsOf(page)).toHaveText([/^Galaxy A55/]);
  });
});
