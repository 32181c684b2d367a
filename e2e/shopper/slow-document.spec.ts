import { expect, test } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { Shopper } from '../support/shopper.ts';
import { startSlowDocument } from '../support/slow-document.ts';

test.use({ launchOptions: withPictures });

test('a page hydrates when its script runs before the second half of the HTML has arrived @phone-first', async ({
  page,
}) => {
  const slow = await startSlowDocument();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${slow.url}/product`, { waitUntil: 'commit' });
  // The scripts have loaded and run.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length >
      5,
  );
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  );
  await page.evaluate((sources) => Promise.all(sources.map((source) => import(source))), scripts);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');

  slow.release();
  await page.waitForLoadState('domcontentloaded');
  await new Shopper(page).search('galaxy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('galaxy');
  expect(errors).toEqual([]);
  await slow.stop();
});
