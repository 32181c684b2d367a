import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: () => LayoutShifts;
    shownTexts?: Set<string>;
  }
}

/** Layout shifts of a page since its document was opened. */
interface LayoutShifts {
  /** Sum of all layout shifts without recent input, without session windows. */
  total: number;
  /** The elements that moved, with the score of their shift, for the message of a failed test. */
  sources: string[];
}

/** Maximum total of a page while it loads. */
const MOST = 0.02;

/** Records the layout shifts of every document that `page` opens from now on. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShiftEntry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: LayoutShiftEntry[] = [];
    const take = (entries: PerformanceEntryList) => {
      shifts.push(...(entries as LayoutShiftEntry[]).filter((entry) => !entry.hadRecentInput));
    };
    const observer = new PerformanceObserver((list) => {
      take(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const nameOf = ({
      node,
      previousRect: from,
      currentRect: to,
    }: LayoutShiftEntry['sources'][0]) => {
      const name = node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : 'text';
      return `${name} ${String(from.y)} → ${String(to.y)}`;
    };
    window.layoutShifts = () => {
      take(observer.takeRecords());
      return {
        total: shifts.reduce((sum, { value }) => sum + value, 0),
        sources: shifts.map(
          ({ value, sources }) => `${value.toFixed(3)} ${sources.map(nameOf).join(', ')}`,
        ),
      };
    };
  });
}

/** The layout shifts of the open document up to the next frame. */
function layoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(
    () =>
      new Promise<LayoutShifts>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(window.layoutShifts?.() ?? { total: Number.NaN, sources: ['not recorded'] });
          });
        });
      }),
  );
}

/** Waits until a page shows its content. */
export const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
export const nothingInCart = (page: Page) =>
  page.getByText('Belum ada Produk apapun di dalam Cart').waitFor();
export const cartSummary = (page: Page) =>
  expect(page.getByLabel(/^Ringkasan/)).toContainText(/Rp\s[1-9]/);
export const orderFigures = (page: Page) =>
  page.getByRole('region', { name: 'Rincian Biaya' }).waitFor();

/** Opens pages one after the other in new documents, and collects those with layout shifts. */
export async function watchPages(page: Page) {
  await recordLayoutShifts(page);
  /** Elements that moved, by path, for pages above the maximum. */
  const moving: Record<string, string[]> = {};
  const open = async (path: string, ready: (page: Page) => Promise<unknown>) => {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    const { total, sources } = await layoutShifts(page);
    if (!(total <= MOST)) moving[path] = sources;
  };
  return { open, moving };
}

/** Records whether `sentence` was ever part of a document that `page` opens from now on. */
export async function recordText(page: Page, sentence: string): Promise<void> {
  await page.addInitScript((text) => {
    const seen = (window.shownTexts ??= new Set());
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes(text)) seen.add(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, sentence);
}

/** Whether the recorded `sentence` was ever part of the open document. */
export function wasShown(page: Page, sentence: string): Promise<boolean> {
  return page.evaluate((text) => window.shownTexts?.has(text) ?? false, sentence);
}
