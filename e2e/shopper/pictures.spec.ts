import { devices, expect, test, type Page } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { Shopper } from '../support/shopper.ts';

test.use({
  launchOptions: withPictures,
  deviceScaleFactor: ({ isMobile }, use) =>
    use(devices[isMobile ? 'Pixel 7' : 'Desktop Chrome'].deviceScaleFactor),
});

/** Browsers prefer a somewhat smaller picture to a much larger one. */
const SHARP_ENOUGH = 0.7;

/** A picture may be this much wider than its element, or the next width that the shop has. */
const MUCH_TOO_WIDE = 1.5;

interface Loaded {
  address: string;
  /** Width of the element in device pixels. */
  needed: number;
  width: number;
  widths: number[];
}

/** The loaded pictures with a srcset; each with its largest element on the page. */
async function loadedPictures(page: Page): Promise<Loaded[]> {
  const all = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.srcset !== '')
      .map((image) => {
        const offered = image.srcset.split(', ').map((one) => {
          const [address = '', width = ''] = one.split(' ');
          return { address: new URL(address, location.href).href, width: Number.parseInt(width) };
        });
        return {
          address: image.currentSrc.replace(/\?.*/, ''),
          needed: image.getBoundingClientRect().width * devicePixelRatio,
          width: offered.find(({ address }) => address === image.currentSrc)?.width ?? 0,
          widths: offered.map(({ width }) => width).sort((one, other) => one - other),
        };
      }),
  );
  const largest = new Map<string, Loaded>();
  for (const picture of all) {
    const known = largest.get(picture.address);
    if (known === undefined || known.needed < picture.needed) largest.set(picture.address, picture);
  }
  return [...largest.values()];
}

function defectOf({ address, needed, width, widths }: Loaded): string | null {
  const widest = widths.at(-1) ?? 0;
  const allowed = widths.find((offered) => offered >= MUCH_TOO_WIDE * needed) ?? widest;
  const figures = `${address}: ${String(width)} of ${widths.join('/')} for ${String(Math.round(needed))}`;
  if (width > allowed) return `too wide ${figures}`;
  return width < SHARP_ENOUGH * needed && width < widest ? `blurred ${figures}` : null;
}

for (const [name, path] of [
  ['home', '/'],
  ['listing', '/product'],
  ['product', ''],
] as const) {
  test(`pictures of the ${name} page are neither much wider than shown nor blurred @phone-first`, async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    if (path === '') {
      await shopper.goto('/product');
      await shopper.openFirstInStock();
      await shopper.goto(new URL(page.url()).pathname);
    } else {
      await shopper.goto(path);
    }
    const main = page.locator('img[fetchpriority="high"]').first();
    await expect(main).toHaveJSProperty('complete', true);
    expect(await main.getAttribute('loading')).toBe('eager');
    const pictures = await loadedPictures(page);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.map(defectOf).filter((defect) => defect !== null)).toEqual([]);
    // Pictures far below the window are fetched when they come near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect
      .poll(async () =>
        (await loadedPictures(page)).map(defectOf).filter((defect) => defect !== null),
      )
      .toEqual([]);
  });
}

/** Bytes of the pictures of products that the listing loads until its end is reached. */
async function pictureBytes(page: Page): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/images/product/')) return;
    sizes.push(response.body().then(({ length }) => length));
  });
  await page.goto('/product');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

// On a laptop the smallest width suffices, and a listing is three windows long.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('pictures of the listing have at most half the bytes with Save-Data @phone-first', async ({
    browser,
  }) => {
    const [plain, saving] = await Promise.all(
      [{}, { 'save-data': 'on' }].map(async (extraHTTPHeaders) => {
        const context = await browser.newContext({ extraHTTPHeaders });
        const bytes = await pictureBytes(await context.newPage());
        await context.close();
        return bytes;
      }),
    );
    expect(plain).toBeGreaterThan(0);
    expect(saving).toBeLessThanOrEqual((plain ?? 0) / 2);
  });

  test('the listing loads pictures more than three windows below only when they come near @phone-first', async ({
    page,
  }) => {
    await new Shopper(page).goto('/product');
    await page.waitForLoadState('networkidle');
    const fetched = await page
      .getByRole('main')
      .locator('img[srcset]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => ({
          isFar: image.getBoundingClientRect().top > 3 * innerHeight,
          isThere: image.currentSrc !== '' && image.complete,
        })),
      );
    expect(fetched.filter(({ isFar, isThere }) => !isFar && isThere).length).toBeGreaterThan(3);
    const far = fetched.filter(({ isFar }) => isFar);
    expect(far.length).toBeGreaterThan(3);
    expect(far.filter(({ isThere }) => isThere)).toEqual([]);

    const last = page.getByRole('main').locator('img[srcset]').last();
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
