import { expect, type Locator, type Page } from '@playwright/test';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"]';

/**
 * Names the elements that the open pop-ups cover, checked point by point: controls, elements of `changed`, and
 * open dialogs. An edge of a picture or card many times the size of the pop-up may be covered. A page without a
 * pop-up is a finding too.
 */
async function coveredByNotices(page: Page, changed: Locator): Promise<string[]> {
  await changed.evaluateAll((elements) => {
    // Elements of an earlier call may be covered.
    for (const element of document.querySelectorAll('[data-test-changed]')) {
      element.removeAttribute('data-test-changed');
    }
    for (const element of elements) element.setAttribute('data-test-changed', '');
  });
  return page.evaluate((controls) => {
    const STEP = 4;
    const region = document.querySelector('section[aria-label="Pemberitahuan"]');
    const cards = [...(region?.querySelectorAll('[aria-live] > div') ?? [])];
    if (region === null || cards.length === 0) return ['no pop-up'];
    const isOverlay = getComputedStyle(region).position === 'fixed';
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
    const found = new Set<string>();
    for (const card of cards) {
      const box = card.getBoundingClientRect();
      if (box.bottom > innerHeight || box.top < 0 || box.right > innerWidth || box.left < 0) {
        found.add('a pop-up that reaches beyond the window');
      }
      const hidden = new Map<Element, number>();
      for (let x = box.left + 1; x < box.right; x += STEP) {
        for (let y = box.top + 1; y < box.bottom; y += STEP) {
          const below = document.elementsFromPoint(x, y).find((hit) => !region.contains(hit));
          if (isOverlay && below?.closest('dialog[open]')) found.add('an open dialog');
          if (below?.closest('[data-test-changed]')) found.add('what has changed');
          const control = below?.closest(controls);
          if (control) hidden.set(control, (hidden.get(control) ?? 0) + STEP * STEP);
        }
      }
      for (const [control, area] of hidden) {
        const { width, height } = control.getBoundingClientRect();
        const isLarge = width * height > 3 * box.width * box.height;
        if (!isLarge || area > (width * height) / 3) found.add(nameOf(control));
      }
    }
    return [...found];
  }, CONTROLS);
}

/** Waits until the pop-up with this title covers no control, no `changed` element and no dialog. */
export async function expectNothingCovered(
  page: Page,
  title: string,
  changed: Locator,
): Promise<void> {
  await expect(notice(page, title)).toBeVisible();
  await expect.poll(() => coveredByNotices(page, changed), { timeout: 3_000 }).toEqual([]);
}

/** The open pop-up with this title. */
export function notice(page: Page, title: string): Locator {
  return page.getByLabel('Pemberitahuan').locator('[aria-live] > div', { hasText: title });
}
