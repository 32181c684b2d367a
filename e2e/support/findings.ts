import { expect, type Page } from '@playwright/test';
import { violations } from './violations.ts';

/** One line with the width and the elements by which the page overflows sideways; empty when it does not. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *, dialog *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const names = wide.slice(0, 3).map(({ tagName, className }) => `${tagName} ${className}`);
    return [`${String(scrollWidth - clientWidth)} px too wide: ${names.join(', ')}`];
  });
}

/** Collects the violations of several states of a page, so that a test reports all of them. */
export interface Findings {
  check: (state: string) => Promise<void>;
  expectNone: () => void;
}

function findings(page: Page, check: (page: Page) => Promise<string[]>): Findings {
  const found: Record<string, string[]> = {};
  return {
    check: async (state) => {
      found[state] = await check(page);
    },
    expectNone: () => {
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
    },
  };
}

/** Findings of axe, in light and dark mode. */
export const axeFindings = (page: Page): Findings => findings(page, violations);

/** Elements that make a page scroll sideways. */
export const sidewaysFindings = (page: Page): Findings => findings(page, overflow);

/** Narrower than any phone in use, in px. */
const NARROW = { width: 320, height: 640 };

/** Elements that make the page scroll sideways on a phone of 360 px at twice the font size. */
async function largeLetters(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const found = await overflow(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  return found.map((each) => `with large letters ${each}`);
}

/** Findings of axe and elements that make the page scroll sideways; on a phone also at 320 px and with large letters. */
async function allFindings(page: Page): Promise<string[]> {
  const found = [...(await violations(page)), ...(await overflow(page))];
  const viewport = page.viewportSize();
  if (viewport === null || viewport.width > 400) return found;
  await page.setViewportSize(NARROW);
  const wide = await overflow(page);
  const large = await largeLetters(page);
  await page.setViewportSize(viewport);
  return [...found, ...wide, ...large];
}

export const pageFindings = (page: Page): Findings => findings(page, allFindings);
