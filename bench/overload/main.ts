// `npm run bench:overload`: more uncached pages than the storefront can render (bench/README.md).
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { programsBelow } from '../capacity/measure-requests.ts';
import { usageOf } from '../gateway/process-usage.ts';
import { startShop } from '../pages/running-shop.ts';
import { machineLine } from '../support/machine.ts';
import { percentile } from '../support/percentiles.ts';
import { milliseconds, printTable } from '../support/print-table.ts';

const CONNECTIONS = 100;
const ROUNDS = 6;
const ROUND_MS = 6_000;
const WARM_UP = 30;
/** Opened all the time by one more shopper, with a pause in ms after each. */
const OTHER_PAGES = ['/', '/product', '/about-us', '/sign-in'];
const PAUSE_MS = 10;

interface Sample {
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

const agent = new Agent({ keepAlive: true });

async function open(address: string): Promise<Sample> {
  const began = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });
  response.resume();
  await response.toArray();
  return {
    status: response.statusCode ?? NaN,
    ms: performance.now() - began,
    hasRetryAfter: response.headers['retry-after'] !== undefined,
  };
}

let searches = 0;
/** A search that nobody made before and that finds nothing, so that products and their pictures cost nothing. */
const nextSearch = () => `/product?s=a${String((searches += 1))}zq`;

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

/** Response times of one kind in one round: how many, p50, p95, p99 and the longest in ms. */
type Figures = readonly [number, number, number, number, number];

function figuresOf(samples: readonly Sample[], status: number): Figures {
  const times = samples.filter((sample) => sample.status === status).map(({ ms }) => ms);
  const at = (share: number) => percentile(times, share);
  return [times.length, at(0.5), at(0.95), at(0.99), at(1)];
}

const row = (name: string, [count, ...times]: Figures) => [
  name,
  count.toFixed(0),
  ...times.map(milliseconds),
];

/** The median of each figure over the rounds. */
function medians(rounds: readonly Figures[]): Figures {
  const at = (column: 0 | 1 | 2 | 3 | 4) =>
    percentile(
      rounds.map((figures) => figures[column]),
      0.5,
    );
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** Who is answered, and how. */
const KINDS = [
  { name: 'load, page', from: 'load', status: 200 },
  { name: 'load, 503', from: 'load', status: 503 },
  { name: 'others, page', from: 'others', status: 200 },
  { name: 'others, 503', from: 'others', status: 503 },
] as const;

// Without a page cache each page is rendered, and the heap of a small container.
const shop = await startShop({ PAGE_CACHE_MB: '0', NODE_OPTIONS: '--max-old-space-size=128' });
try {
  const { web } = programsBelow(shop.pid);
  for (let request = 0; request < WARM_UP; request += 1) await open(shop.url + nextSearch());
  const rounds: { load: Sample[]; others: Sample[] }[] = [];
  let withoutRetryAfter = 0;
  for (let number = 1; number <= ROUNDS; number += 1) {
    const { load, others } = await round(shop.url);
    rounds.push({ load, others });
    withoutRetryAfter += [...load, ...others].filter(
      ({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter,
    ).length;
  }
  const rows = KINDS.flatMap(({ name, from, status }) => {
    const figures = rounds.map((each) => figuresOf(each[from], status));
    return [
      ...figures.map((each, at) => row(`${name}: round ${String(at + 1)}`, each)),
      row(`${name}: median`, medians(figures)),
    ];
  });
  printTable(['', 'responses', 'p50 ms', 'p95 ms', 'p99 ms', 'longest'], rows);
  console.log(`503 without Retry-After: ${String(withoutRetryAfter)}`);
  console.log(`memory of the storefront at most ${(usageOf(web)?.memory ?? NaN).toFixed(0)} MB`);
  console.log(machineLine());
} finally {
  agent.destroy();
  await shop.stop();
}
