import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { Shopper } from '../support/shopper.ts';

/** A public page of each kind. */
const PAGES = ['/', '/product?category=smartphone', '/compare', '/cart', '/sign-in'];

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  // Playwright turns the cache off in the browsers of its own fixtures.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
});

test.afterAll(async () => {
  await browser.close();
});

/**
 * Leaves a page for another document, goes back and lists why the browser did not restore the page from its
 * back/forward cache. Circumstantial reasons are left out: headless Chromium has no such cache.
 */
async function reasonsAgainstRestoring(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const ofThePage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(ofThePage.map(({ reason }) => reason));
    });
  });
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.toggleAttribute('data-restored', persisted);
    });
  });
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const restored = page.locator('[data-restored]').waitFor({ state: 'attached' });
  return Promise.race([reasons, restored.then(() => [])]);
}

test('Back restores public pages from the back/forward cache', async () => {
  const page = await browser.newPage({ baseURL: addresses.web });
  const shopper = new Shopper(page);
  await shopper.putInCart('charger');
  expect(await reasonsAgainstRestoring(page), 'product').toEqual([]);
  for (const path of PAGES) {
    await shopper.goto(path);
    expect(await reasonsAgainstRestoring(page), path).toEqual([]);
  }
  await page.close();
});

test('Back does not restore a page with an unload listener from the back/forward cache', async () => {
  const page = await browser.newPage({ baseURL: addresses.web });
  await new Shopper(page).goto('/');
  await page.evaluate(() => {
    window.addEventListener('unload', () => undefined);
  });
  expect(await reasonsAgainstRestoring(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
  await page.close();
});
