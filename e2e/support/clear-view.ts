import { expect, type Locator, type Page } from '@playwright/test';

/** The vertical range between the header and the bottom bar of the checkout, in px. */
async function uncoveredRange(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('aside[aria-label="Ringkasan Pesanan"]');
    const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed';
    return {
      top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      bottom: isFixed ? bar.getBoundingClientRect().top : window.innerHeight,
    };
  });
}

/** Expects an element to be entirely in view and not covered by header or bottom bar. */
export async function expectInClearView(target: Locator): Promise<void> {
  const page = target.page();
  await expect
    .poll(async () => {
      const [range, box] = await Promise.all([uncoveredRange(page), target.boundingBox()]);
      return box !== null && box.y >= range.top && box.y + box.height <= range.bottom;
    })
    .toBe(true);
}
