import { expect, test, type Page } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { cartSummary } from '../support/layout-shifts.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ launchOptions: withPictures });

/** Prices, figures with a unit and short hyphenated words of a page that are broken over two lines. */
async function brokenWords(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const whole =
      /Rp\s\d[\d.]*|\d[\d.,]*\s(?:GB|kg|gram|inci|mAh|W|g)\b|[\p{L}\d]+(?:-[\p{L}\d]+)+/gu;
    const broken: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node as HTMLElement;
      // A block whose text is broken into lines: its words may be in several inline elements.
      const isBlock = !getComputedStyle(element).display.startsWith('inline');
      if (!isBlock || !element.checkVisibility() || element.closest('script, form, dialog'))
        continue;
      const texts: Text[] = [];
      const collect = (parent: Node) => {
        for (const child of parent.childNodes) {
          if (child instanceof Text) texts.push(child);
          else if (child instanceof HTMLElement) {
            if (getComputedStyle(child).display.startsWith('inline')) collect(child);
          }
        }
      };
      collect(element);
      for (const text of texts) {
        for (const { 0: word, index } of text.data.matchAll(whole)) {
          if (!word.startsWith('Rp') && word.length > 16) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Waits for the figures of the checkout and unfolds them on phones. */
async function openFigures(page: Page): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await expect(page.getByRole('group', { name: 'Pembayaran 1' })).toBeVisible();
  const toggle = summary.getByRole('button', { name: /^Total Bayar/ });
  if (await toggle.isVisible()) await toggle.click();
  await summary.locator('details').evaluateAll((figures) => {
    for (const figure of figures) figure.setAttribute('open', '');
  });
}

test('prices, units and words like 2-in-1 are not broken over two lines @phone-first @long', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const shopper = new Shopper(page);
  const found: Record<string, string[]> = {};
  await shopper.goto('/product?s=2-in-1');
  await shopper.openFirstInStock();
  await shopper.addToCart();
  for (const path of ['/', '/product?s=2-in-1', '/product?s=usb-c', '/cart', '/checkout']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await shopper.goto(path);
    if (path === '/cart') await cartSummary(page);
    if (path === '/checkout') await openFigures(page);
    for (const width of [320, 360, 400, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      found[`${path} ${String(width)}`] = await brokenWords(page);
    }
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
});

for (const [width, height] of [
  [740, 360],
  [844, 390],
] as const) {
  test(`the product picture takes at most 70 % of the height of a window of ${String(width)} × ${String(height)} @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shopper = new Shopper(page);
    await shopper.goto('/product?s=galaxy');
    await shopper.openFirstInStock();
    const picture = page.getByRole('region', { name: 'Foto Produk' }).getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(height * 0.5);
    expect(box?.height).toBeLessThanOrEqual(height * 0.7);
  });
}

test('the button that saves the buyer has the padding of its card below it @phone-first @long', async ({
  page,
}) => {
  await new Shopper(page).openCheckoutWithCharger();
  const save = page.getByRole('button', { name: 'Simpan' });
  await expect(save).toBeVisible();
  for (const width of [320, 360, 740, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const { gap, padding } = await save.evaluate((button) => {
      const card = button.closest('section') ?? document.body;
      const { paddingBlockEnd, borderBlockEndWidth } = getComputedStyle(card);
      const gap = card.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom;
      return { gap, padding: parseFloat(paddingBlockEnd) + parseFloat(borderBlockEndWidth) };
    });
    expect(gap, `${String(width)} px`).toBeCloseTo(padding, 0);
  }
});

test('total and submit button of the checkout are in view on a laptop with many cart lines @long', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  for (const search of ['charger', 'usb-c', 'galaxy', 'iphone']) await shopper.putInCart(search);
  await shopper.goto('/checkout');
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  const submit = summary.getByRole('button', { name: 'Buat Pesanan' });
  for (const [width, height] of [
    [1366, 657],
    [1280, 800],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const seen of [submit, summary.getByText('Total Bayar'), summary.getByText(/^Rp/).last()])
      await expect(seen, `${String(width)} × ${String(height)}`).toBeInViewport({ ratio: 1 });
  }
});

test('the unfolded checkout summary does not cover the header in a low window @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 480 });
  await new Shopper(page).openCheckoutWithCharger();
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await summary.getByRole('button', { name: /^Total Bayar/ }).click();
  await expect(summary.getByRole('heading')).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const panel = await summary.boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 480));
});

test('a dialog in a narrow window does not cover the gutter of the scroll bar @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = new Shopper(page);
  await shopper.goto('/product?s=charger');
  await shopper.openFirstInStock();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(shopper.addedPanel.getByRole('heading')).toBeFocused();
  const right = (element: Element) => element.getBoundingClientRect().right;
  // The page behind it leaves the strip free as well.
  expect(await shopper.addedPanel.evaluate(right)).toBe(
    await page.locator('header').evaluate(right),
  );
});
