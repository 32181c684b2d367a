// `npm run bench:overload`: more uncached pages than the storefront can render (bench/README.md).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { programsBelow } from '../capacity/measure-requests.ts';
import { usageOf } from '../gateway/process-usage.ts';
import { startShop } from '../pages/running-shop.ts';
import { machineLine } from '../support/machine.ts';
import { printTable } from '../support/print-table.ts';
import { whole } from '../support/whole.ts';
import { load } from './load.ts';
import { arrivals, peakRate, recoveryTime } from './arrivals.ts';
import {
  closeConnections,
  figuresOf,
  figuresRow,
  HEAD,
  medians,
  nextSearch,
  open,
  type Sample,
} from './samples.ts';
import type { OtherShopperRound } from './other-shopper.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = whole('seconds', values.seconds);

const ROUNDS = 6;
const ROUND_MS = 6_000;
const WARM_UP = 30;
/** New pages for each one that is rendered at most. */
const OVERLOADS = [3, 10];

/** Rows of the table of rounds: client and status of the responses. */
const KINDS = [
  { name: 'load, page', from: 'load', status: 200 },
  { name: 'load, 503', from: 'load', status: 503 },
  { name: 'others, page', from: 'others', status: 200 },
  { name: 'others, 503', from: 'others', status: 503 },
] as const;

/** Responses to the load and to the other shopper. */
async function round(url: string): Promise<{ load: Sample[]; others: Sample[] }> {
  const others = once(otherShopper, 'message') as Promise<[Sample[]]>;
  otherShopper.send({ url, ms: ROUND_MS } satisfies OtherShopperRound);
  const [ofLoad, [ofOthers]] = await Promise.all([load(url, ROUND_MS), others]);
  return { load: ofLoad, others: ofOthers };
}

const withoutRetryAfter = (samples: readonly Sample[]) =>
  samples.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter).length;

async function measureRounds(url: string): Promise<void> {
  const rounds: { load: Sample[]; others: Sample[] }[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) rounds.push(await round(url));
  const rows = KINDS.flatMap(({ name, from, status }) => {
    const figures = rounds.map((each) => figuresOf(each[from], status));
    return [
      ...figures.map((each, at) => figuresRow(`${name}: round ${String(at + 1)}`, each)),
      figuresRow(`${name}: median`, medians(figures)),
    ];
  });
  printTable(HEAD, rows);
  const missing = rounds.flatMap((each) => [...each.load, ...each.others]);
  console.log(`503 without Retry-After: ${String(withoutRetryAfter(missing))}\n`);
}

async function measureArrivals(url: string): Promise<void> {
  const peak = await peakRate(url, Math.min(10, seconds));
  console.log(`${peak.toFixed(1)} pages a second at most`);
  const rows: string[][] = [];
  for (const times of OVERLOADS) {
    const samples = await arrivals(url, peak * times, seconds);
    const recovery = await recoveryTime(url);
    const name = `${String(times)} times as many`;
    const pages = figuresOf(samples, 200);
    const share = pages[0] / seconds / peak;
    rows.push(
      figuresRow(`${name}: page`, pages),
      figuresRow(`${name}: 503`, figuresOf(samples, 503)),
    );
    console.log(
      `${name}: ${(share * 100).toFixed(0)} % of the most pages, pages again after ${recovery.toFixed(0)} ms; ` +
        `503 without Retry-After: ${String(withoutRetryAfter(samples))}`,
    );
  }
  printTable(HEAD, rows);
}

const otherShopper = fork(new URL('./other-shopper.ts', import.meta.url));
// Without a page cache each page is rendered, and the heap of a small container.
const shop = await startShop({ PAGE_CACHE_MB: '0', NODE_OPTIONS: '--max-old-space-size=128' });
try {
  const { web } = programsBelow(shop.pid);
  for (let request = 0; request < WARM_UP; request += 1) await open(shop.url + nextSearch());
  await measureRounds(shop.url);
  await measureArrivals(shop.url);
  console.log(`memory of the storefront at most ${(usageOf(web)?.memory ?? NaN).toFixed(0)} MB`);
  console.log(machineLine());
} finally {
  closeConnections();
  otherShopper.kill();
  await shop.stop();
}
