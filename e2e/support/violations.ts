import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong with the page, one line each, once nothing is on its way from one colour or
 * place to another any more. The page must be opened with
 * `bypassCSP`: axe is put into it as a script, which the shop's own content policy forbids.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
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
    const result = await checker.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
