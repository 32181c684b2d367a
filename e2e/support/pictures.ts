import { expect, type Page } from '@playwright/test';
import { overflow } from './findings.ts';

/** Every look in which the shop's pictures are taken: phone, tablet and laptop, light and dark. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 768, 1280].map((width) => ({
    name: `${String(width)} px, ${colorScheme}`,
    use: {
      colorScheme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' as const },
    },
  })),
);

/** Takes or checks one state of a page: the whole of it or, for a window that lies over it, what is on the screen. */
export type Look = (state: string, part?: 'screen') => Promise<void>;

/** Fetches every picture of the page, also those that wait until they come near. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/**
 * Takes the whole page into `screenshots/`, with every lazy picture fetched; or, for a window that lies
 * over the page, only what is on the screen. A page that scrolls sideways is reported, and captured all the same.
 */
export async function take(page: Page, name: string, part: 'page' | 'screen' = 'page') {
  if (part === 'page') {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
  }
  await loadPictures(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.screenshot({
    path: `screenshots/${name}-${String(width)}-${isDark ? 'dark' : 'light'}.png`,
    fullPage: part === 'page',
    animations: 'disabled',
  });
  expect.soft(await overflow(page), name).toEqual([]);
}
