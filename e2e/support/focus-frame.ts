import type { Page } from '@playwright/test';

/** What hides the control with the focus or cuts off its frame, with its name; null when it is in full view. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement ?? document.body;
    const isFramed = (each: Element) => getComputedStyle(each).outlineStyle !== 'none';
    let framed: Element | null = control;
    // Of a field and of a clamped name the box around is framed.
    while (framed !== null && !isFramed(framed)) framed = framed.parentElement;
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
    if (framed === null) return `${name}: no frame`;
    const { outlineOffset, outlineWidth } = getComputedStyle(framed);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) - 0.6;
    const box = framed.getBoundingClientRect();
    const bar = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (bar !== null && !framed.contains(bar) && !bar.contains(framed)) return `${name}: covered`;
    for (let around = framed.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      // Chromium takes what shows 32 px sideways as being in view, so its end is not looked at.
      if (overflowX !== 'visible' && box.left - reach < edges.left)
        return `${name}: cut at its start`;
      if (overflowY === 'visible') continue;
      if (box.top - reach < edges.top) return `${name}: cut above`;
      if (box.bottom + reach > edges.bottom) return `${name}: cut below`;
    }
    return null;
  });

/** Presses a key so many times, and returns each control that was not in full view when it had the focus. */
export async function hiddenByKey(page: Page, key: string, times: number): Promise<string[]> {
  const hidden = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    hidden.push(await hiddenFocus(page));
  }
  return hidden.filter((each) => each !== null);
}
