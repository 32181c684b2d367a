import { expect, type Locator, type Page } from '@playwright/test';

/** The part of the screen between the header and the bar at the foot of the checkout, in px. */
async function clearBand(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('aside[aria-label="Ringkasan Pesanan"]');
    const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed';
    return {
      top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      bottom: isFixed ? bar.getBoundingClientRect().top : window.innerHeight,
    };
  });
}

/** Expects something to be seen as a whole, with nothing fixed over it. */
export async function expectInClearView(target: Locator): Promise<void> {
  const page = target.page();
  await expect
    .poll(async () => {
      const [band, box] = await Promise.all([clearBand(page), target.boundingBox()]);
      return box !== null && box.y >= band.top && box.y + box.height <= band.bottom;
    })
    .toBe(true);
}
