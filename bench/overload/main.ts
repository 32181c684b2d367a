// `npm run bench:overload`: more uncached pages than the storefront can render (bench/README.md).
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { programsBelow } from '../capacity/measure-requests.ts';
import { usageOf } from '../gateway/process-usage.ts';
import { startShop } from '../pages/running-shop.ts';
import { machineLine } from '../support/machine.ts';
import { printTable } from '../support/print-table.ts';
import { whole } from '../support/whole.ts';
import { arrivals, rateOfFew, recoveryTime } from './arrivals.ts';
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

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = whole('seconds', values.seconds);

const CONNECTIONS = 100;
const ROUNDS = 6;
const ROUND_MS = 6_000;
const WARM_UP = 30;
/** Opened all the time by one more shopper, with a pause in ms after each. */
const OTHER_PAGES = ['/', '/product', '/about-us', '/sign-in'];
const PAUSE_MS = 10;
/** New pages for each one that a few shoppers get. */
const OVERLOADS = [3, 10];

/** Who is answered in a round, and how. */
const KINDS = [
  { name: 'load, page', from: 'load', status: 200 },
  { name: 'load, 503', from: 'load', status: 503 },
  { name: 'others, page', from: 'others', status: 200 },
  { name: 'others, 503', from: 'others', status: 503 },
] as const;

/** Keeps the connections busy; returns what the load and the other shopper got. */
async function round(url: string): Promise<{ load: Sample[]; others: Sample[] }> {
  const load: Sample[] = [];
  const others: Sample[] = [];
  const end = performance.now() + ROUND_MS;
  const shoppers = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) load.push(await open(url + nextSearch()));
  });
  const other = async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      others.push(await open(url + (OTHER_PAGES[turn % OTHER_PAGES.length] ?? '/')));
      await delay(PAUSE_MS);
    }
  };
  await Promise.all([...shoppers, other()]);
  return { load, others };
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
  const missing = rounds.flatMap(({ load, others }) => [...load, ...others]);
  console.log(`503 without Retry-After: ${String(withoutRetryAfter(missing))}\n`);
}

async function measureArrivals(url: string): Promise<void> {
  const few = await rateOfFew(url, Math.min(10, seconds));
  console.log(`${few.toFixed(1)} pages a second for a few shoppers without pause`);
  const rows: string[][] = [];
  for (const times of OVERLOADS) {
    const samples = await arrivals(url, few * times, seconds);
    const recovery = await recoveryTime(url);
    const name = `${String(times)} times as many`;
    const pages = figuresOf(samples, 200);
    const share = pages[0] / seconds / few;
    rows.push(
      figuresRow(`${name}: page`, pages),
      figuresRow(`${name}: 503`, figuresOf(samples, 503)),
    );
    console.log(
      `${name}: ${(share * 100).toFixed(0)} % of these pages, pages again after ${recovery.toFixed(0)} ms; ` +
        `503 without Retry-After: ${String(withoutRetryAfter(samples))}`,
    );
  }
  printTable(HEAD, rows);
}

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
  await shop.stop();
}
