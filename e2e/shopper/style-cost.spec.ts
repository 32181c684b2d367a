import { expect, test, type Browser, type Page } from '@playwright/test';
import { holdRequests } from '../support/held-requests.ts';
import { Shopper } from '../support/shopper.ts';

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: { readonly elementCount?: number };
  }[];
}

const FEW = 50;

/** How many elements get a computed style within two frames after a change of the page. */
async function styledAfter(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(change);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

async function expectFewStyled(browser: Browser, page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.locator('*').count()).toBeGreaterThan(150);
  // What the page itself still changes on a slow machine, e.g. after a quote, does not count.
  await expect.poll(() => styledAfter(browser, page, () => undefined)).toBeLessThan(FEW);
  const styled = await styledAfter(browser, page, () => {
    document.querySelector('main')?.append(document.createElement('p'));
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(FEW);
}

test.describe('one more element on a page', () => {
  for (const address of ['/', '/product', '/product/galaxy-a55-5g-8-256']) {
    test(`leaves the style of the others on ${address} as it is`, async ({ browser, page }) => {
      await new Shopper(page).goto(address);
      await expectFewStyled(browser, page);
    });
  }

  test('leaves the style of the others at the checkout as it is', async ({ browser, page }) => {
    await new Shopper(page).openCheckoutWithCharger();
    await expectFewStyled(browser, page);
  });
});

test('a document ends after its stylesheet has come, so that it is never laid out without @phone-first', async ({
  page,
}) => {
  const letGo = await holdRequests(page, '**/assets/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#shop-state')).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  letGo();
  await page.waitForLoadState('domcontentloaded');
});

test('a change of theme takes effect at once when less motion is wanted @phone-first', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/product');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
