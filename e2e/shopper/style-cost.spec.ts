import { expect, test, type Browser, type Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { Shopper } from '../support/shopper.ts';

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: { readonly elementCount?: number };
  }[];
}

const FEW = 50;

/** Number of elements whose style is recalculated within two frames after a change of the page. */
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
  const styled: number[] = [];
  for (let change = 0; change < 5; change += 1) {
    styled.push(
      await styledAfter(browser, page, () => {
        document.querySelector('main')?.append(document.createElement('p'));
      }),
    );
  }
  expect(Math.min(...styled)).toBeGreaterThan(0);
  // A selector that applies to the whole page costs as much each time; changes of the page itself, e.g. after a
  // quote, add to one of them.
  expect(Math.min(...styled)).toBeLessThan(FEW);
}

test.describe('style recalculation', () => {
  for (const address of ['/', '/product', '/product/galaxy-a55-5g-8-256']) {
    test(`an added element does not recalculate the styles of all elements on ${address} @long`, async ({
      browser,
      page,
    }) => {
      await new Shopper(page).goto(address);
      await expectFewStyled(browser, page);
    });
  }

  test('an added element does not recalculate the styles of all elements on /checkout @long', async ({
    browser,
    page,
  }) => {
    await new Shopper(page).openCheckoutWithCharger();
    await expectFewStyled(browser, page);
  });
});

test('a document does not finish parsing before its stylesheet has arrived @phone-first @long', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#shop-state')).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
  await page.waitForLoadState('domcontentloaded');
});

test('a change of theme has no animation for prefers-reduced-motion @phone-first @long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/product');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
