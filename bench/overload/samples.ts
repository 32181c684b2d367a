import { Agent, get, type IncomingMessage } from 'node:http';
import { percentile } from '../support/percentiles.ts';
import { milliseconds } from '../support/print-table.ts';

/** One response of the storefront. */
export interface Sample {
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

const agent = new Agent({ keepAlive: true });

/** Closes the connections of all requests. */
export function closeConnections(): void {
  agent.destroy();
}

/** Requests a page; `began` is when it was due, by `performance.now()`. */
export async function open(address: string, began = performance.now()): Promise<Sample> {
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
/** A search that was not sent before and that finds nothing, so that products and their pictures cost nothing. */
export const nextSearch = () => `/product?s=a${String((searches += 1))}zq`;

/** Response times of one kind: how many, p50, p95, p99 and the longest in ms. */
export type Figures = readonly [number, number, number, number, number];

export function figuresOf(samples: readonly Sample[], status: number): Figures {
  const times = samples.filter((sample) => sample.status === status).map(({ ms }) => ms);
  const at = (share: number) => percentile(times, share);
  return [times.length, at(0.5), at(0.95), at(0.99), at(1)];
}

/** The median of each figure. */
export function medians(rounds: readonly Figures[]): Figures {
  const at = (column: 0 | 1 | 2 | 3 | 4) =>
    percentile(
      rounds.map((figures) => figures[column]),
      0.5,
    );
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** The head of a table of figures. */
export const HEAD = ['', 'responses', 'p50 ms', 'p95 ms', 'p99 ms', 'longest'];

export const figuresRow = (name: string, [count, ...times]: Figures) => [
  name,
  count.toFixed(0),
  ...times.map(milliseconds),
];
