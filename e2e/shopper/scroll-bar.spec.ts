import { expect, test, type Page } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { Shopper } from '../support/shopper.ts';

// A scroll bar that takes space, as on Windows.
test.use({ launchOptions: { ...withPictures, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Makes `vw` include the scroll bar, as in older browsers. */
const countScrollBar = (page: Page) =>
  page.evaluate(() => {
    const older = new CSSStyleSheet();
    older.replaceSync('html { overflow-y: auto !important }');
    document.adoptedStyleSheets.push(older);
  });

test('the Produk menu is as wide as the header row with a classic scroll bar @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await new Shopper(page).goto('/');
  await countScrollBar(page);
  await page.getByRole('button', { name: 'Produk', exact: true }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Kategori produk' });
  await expect(menu).toBeVisible();
  const [row, panel] = await menu.evaluate((element) =>
    [document.querySelector('header > div'), element].map((each) => {
      const { left, right } = each?.getBoundingClientRect() ?? { left: 0, right: 0 };
      const { paddingLeft, paddingRight } = getComputedStyle(each ?? element);
      return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
    }),
  );
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0);
  expect(panel).toEqual(row);
});

test('a pop-up in a narrow window is centred with a classic scroll bar @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = new Shopper(page);
  await shopper.goto('/product?s=charger');
  await countScrollBar(page);
  await page.evaluate(() => {
    localStorage.setItem('gawai:compared-products', '["satu","dua","tiga","empat"]');
  });
  await page
    .getByRole('button', { name: /^Bandingkan / })
    .first()
    .click();
  const notices = page
    .getByText('Sudah 4 Produk untuk dibandingkan')
    .locator('xpath=ancestor::section');
  const margins = await notices.evaluate((region) => {
    const { left, right } = region.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return { bar: innerWidth - clientWidth, left, right: clientWidth - right };
  });
  expect(margins.bar).not.toBe(0);
  expect(margins).toMatchObject({ left: 16, right: 16 });
});
