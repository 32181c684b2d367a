import type { Page } from '@playwright/test';

/** Name of the focused control and why its outline is not entirely visible; null when it is. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement ?? document.body;
    const isFramed = (each: Element) => getComputedStyle(each).outlineStyle !== 'none';
    let framed: Element | null = control;
    // For a field and a clamped name, the outline is on a box around it.
    while (framed !== null && !isFramed(framed)) framed = framed.parentElement;
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
    if (framed === null) return `${name}: no outline`;
    const { outlineOffset, outlineWidth } = getComputedStyle(framed);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) - 0.6;
    const box = framed.getBoundingClientRect();
    const bar = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (bar !== null && !framed.contains(bar) && !bar.contains(framed)) return `${name}: covered`;
    for (let around = framed.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      // Chromium counts an element with 32 px in view as visible sideways, so its end is not checked.
      if (overflowX !== 'visible' && box.left - reach < edges.left)
        return `${name}: cut at its start`;
      if (overflowY === 'visible') continue;
      if (box.top - reach < edges.top) return `${name}: cut above`;
      if (box.bottom + reach > edges.bottom) return `${name}: cut below`;
    }
    return null;
  });

/** Presses a key so many times; returns each focused control whose outline was not entirely visible. */
export async function hiddenByKey(page: Page, key: string, times: number): Promise<string[]> {
  const hidden = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    hidden.push(await hiddenFocus(page));
  }
  return hidden.filter((each) => each !== null);
}
