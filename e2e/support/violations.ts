import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Minified, which Chromium compiles in half the time of `axe.source`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that axe runs: all of these tags, or only these rules. */
type Selection = readonly string[] | { type: 'rule'; values: readonly string[] };

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on colours; the others have the same result in both themes. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/** Runs axe once no animation is in progress. */
function run(page: Page, runOnly: Selection): Promise<string[]> {
  return page.evaluate(async (selection) => {
    const { axe: checker } = window as unknown as {
      axe: {
        run: (
          context: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (!isEndless) animation.finish();
    }
    // A target that is scrolled below the header or the bottom bar is covered, not too small.
    const isLarge = ({ width, height }: DOMRect) => width >= 24 && height >= 24;
    const covers = [
      ...document.querySelectorAll('header, aside[aria-label="Ringkasan Pesanan"]'),
    ].filter((cover) => ['fixed', 'sticky'].includes(getComputedStyle(cover).position));
    const isCovered = (selector: string) => {
      const element = document.querySelector(selector);
      // Its label is part of the target.
      const control = element?.closest('label') ?? element ?? null;
      const box = control?.getBoundingClientRect();
      if (box === undefined || !isLarge(box)) return false;
      return covers.some((cover) => {
        const { top, bottom } = cover.getBoundingClientRect();
        return !cover.contains(control) && box.top < bottom && box.bottom > top;
      });
    };
    const result = await checker.run(document, {
      runOnly: selection,
      resultTypes: ['violations'],
    });
    return result.violations.flatMap(({ id, nodes }) => {
      const targets = nodes
        .map(({ target }) => target.join(' '))
        .filter((target) => id !== 'target-size' || !isCovered(target));
      return targets.length === 0 ? [] : [`${id}: ${targets.join(', ')}`];
    });
  }, runOnly);
}

/**
 * The violations that axe finds in light and dark mode, one line each. The page must be opened with
 * `bypassCSP`: axe is injected as a script, which the content security policy of the shop forbids.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await run(page, ALL_RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((line) => `in dark: ${line}`)];
}
