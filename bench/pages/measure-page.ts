import { mapKeys } from '../support/map-keys.ts';
import { percentile } from '../support/percentiles.ts';
import { runLighthouse } from './lighthouse.ts';

const FIGURES = [
  'largestPaint',
  'firstPaint',
  'blockingTime',
  'layoutShift',
  'bytes',
  'requests',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
] as const;

/** Lighthouse's figures, medians of all runs: times in ms, bytes as they travelled, scores 0 to 1. */
export type PageFigures = Readonly<Record<(typeof FIGURES)[number], number>>;

async function runOnce(url: string, chromePath: string): Promise<PageFigures> {
  const { audits, categories, runtimeError } = await runLighthouse(url, chromePath);
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`${url}: Lighthouse has no ${id}`);
    return found;
  };
  const score = (id: string) => categories[id]?.score ?? 0;
  return {
    largestPaint: value('largest-contentful-paint'),
    firstPaint: value('first-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length ?? 0,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** Runs of a page that may fail: now and then a browser records no trace. */
const MAX_FAILURES = 3;

/** Runs Lighthouse's mobile preset in a new browser each time, and takes the median of each figure. */
export async function measurePage(
  url: string,
  { runs, chromePath }: { runs: number; chromePath: string },
): Promise<PageFigures> {
  const all: PageFigures[] = [];
  let failures = 0;
  while (all.length < runs) {
    try {
      all.push(await runOnce(url, chromePath));
    } catch (error) {
      failures += 1;
      if (failures > MAX_FAILURES) throw error;
      // Of a program that failed, the first line is only its command.
      const [first, reason = first] = String(error).trim().split('\n');
      console.log(`A run of ${url} failed and is repeated: ${reason ?? ''}`);
    }
  }
  return mapKeys(FIGURES, (name) =>
    percentile(
      all.map((figures) => figures[name]),
      0.5,
    ),
  );
}
