import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { withPictures } from '../support/browser.ts';
import { overflow } from '../support/findings.ts';

const WIDTHS = [320, 360, 768, 1280, 1920];
/** The product in a picture of the demo begins here: a share of its width. */
const PRODUCT_FROM = 0.47;
/** Luminance of the text, which is nearly white in both schemes. */
const TEXT_LUMINANCE = 0.94;
const AA = 4.5;

test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: withPictures });

const slider = (page: Page) => page.getByRole('region', { name: 'Promo' });

/**
 * A slide, its picture, and the boxes of headline, price and call to action with their overflow.
 * Measured at one time, because the slider moves for a moment after a change of the window's width.
 */
const layoutOf = (slide: Locator) =>
  slide.evaluate((item) => ({
    outer: item.getBoundingClientRect().toJSON() as DOMRect,
    picture: item.querySelector('img')?.getBoundingClientRect().toJSON() as DOMRect,
    boxes: [...item.querySelectorAll('p')].map((text) => {
      const { left, top, bottom } = text.getBoundingClientRect();
      return { left, top, right: left + text.scrollWidth, bottom };
    }),
  }));

const edgesOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The element is not on the page');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};

/** Lowest contrast of the text with its background. */
async function contrastOf(page: Page, slide: Locator): Promise<number> {
  const { boxes } = await layoutOf(slide);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  await slide.evaluate(async (item) => {
    for (const text of item.querySelectorAll('p')) text.style.visibility = 'hidden';
    // A screenshot shows the last frame: without waiting that is often the one with the text.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  const picture = await page.screenshot({ clip: { x: left, y: top, width, height } });
  const { channels } = await sharp(picture).removeAlpha().stats();
  const [red = 1, green = 1, blue = 1] = channels.map(({ max }) => {
    const share = max / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return (TEXT_LUMINANCE + 0.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('text and arrows of the home slider do not cover the product at any width @long', async ({
  page,
}) => {
  await page.goto('/');
  const slides = slider(page).getByRole('listitem');
  await expect(slides).toHaveCount(4);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), String(width)).toEqual([]);
    for (const slide of await slides.all()) {
      const { outer, picture, boxes } = await layoutOf(slide);
      const product = picture.left + (picture.right - picture.left) * PRODUCT_FROM;
      for (const box of boxes) {
        expect([width, box.left >= outer.left, box.right <= outer.right]).toEqual([
          width,
          true,
          true,
        ]);
        expect([width, box.top >= outer.top, box.bottom <= outer.bottom]).toEqual([
          width,
          true,
          true,
        ]);
        expect([width, box.bottom <= picture.top || box.right <= product]).toEqual([width, true]);
      }
    }
    const stage = await edgesOf(slides.first());
    for (const name of ['Sebelumnya', 'Berikutnya']) {
      const arrow = slider(page).getByRole('button', { name });
      if (!(await arrow.isVisible())) continue;
      const { left, top, right } = await edgesOf(arrow);
      const isOutside = top >= stage.bottom || right <= stage.left || left >= stage.right;
      expect([width, name, isOutside]).toEqual([width, name, true]);
    }
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the text of a home slide has enough contrast on a white picture, ${colorScheme} @long`, async ({
    page,
  }) => {
    const white = await sharp({
      create: { width: 1280, height: 400, channels: 3, background: '#fff' },
    })
      .webp()
      .toBuffer();
    await page.route(/\/slider\//, (route) =>
      route.fulfill({ body: white, contentType: 'image/webp' }),
    );
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const slide = slider(page).getByRole('listitem').first();
      await expect(slide.locator('img')).toHaveJSProperty('complete', true);
      expect(await contrastOf(page, slide), String(width)).toBeGreaterThan(AA);
    }
  });
}

test('a home slide is a link named by its headline that opens in a new tab', async ({ page }) => {
  await page.goto('/');
  const name = 'Ponsel unggulan, kamera kelas satu';
  const link = slider(page).getByRole('link', { name, exact: true });
  await expect(link).toHaveAccessibleDescription(
    'Mulai dari Rp 10.999.000 Lihat ponsel dibuka di tab baru',
  );
  const opened = page.waitForEvent('popup');
  // On the product, away from the text: the whole slide is the link.
  await slider(page)
    .getByRole('listitem')
    .first()
    .click({ position: { x: 900, y: 200 } });
  await expect(await opened).toHaveURL(/\/product\?category=hp-flagship$/);
});

test('the first home slide is preloaded and the largest contentful paint', async ({ page }) => {
  await page.goto('/');
  const source = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last && 'url' in last && last.url !== '') resolve(String(last.url));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(source).toContain('/slider/ponsel-unggulan');
  await expect(page.locator('link[rel="preload"][as="image"][fetchpriority="high"]')).toHaveCount(
    1,
  );
});
