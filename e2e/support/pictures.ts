import { expect, type Page } from '@playwright/test';
import { overflow } from './findings.ts';

/** Variants of the screenshots: phone, tablet and laptop, light and dark. */
export const variants = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 768, 1280].map((width) => ({
    name: `${String(width)} px, ${colorScheme}`,
    use: {
      colorScheme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' as const },
    },
  })),
);

/** Captures or checks one state of a page: the full page or, for an open dialog, the viewport. */
export type CheckState = (state: string, part?: 'screen') => Promise<void>;

/** Loads every picture of the page, also lazy ones. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/**
 * Captures the full page, with all lazy pictures, or the viewport into `screenshots/`. A page that scrolls sideways
 * is reported, and captured nevertheless.
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
