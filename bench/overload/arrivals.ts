import { setTimeout as delay } from 'node:timers/promises';
import { seeded } from '../../demo/src/drawing/paint/seeded.ts';
import { nextSearch, open, type Sample } from './samples.ts';

/** As many as the storefront renders at once at first. */
const FEW_CONNECTIONS = 6;

/** Offered load in pages of a few shoppers, to find the most that is rendered. */
const STEPS = [1, 1.25, 1.5, 1.75, 2];

/** The most pages in a second that are rendered, over loads of `seconds` each. */
export async function peakRate(url: string, seconds: number): Promise<number> {
  const few = await rateOfFew(url, seconds);
  let peak = few;
  for (const step of STEPS) {
    const samples = await arrivals(url, few * step, seconds);
    peak = Math.max(peak, samples.filter(({ status }) => status === 200).length / seconds);
  }
  return peak;
}

/** Pages in a second for a few shoppers who request without pause; not the most: they wait for each other. */
async function rateOfFew(url: string, seconds: number): Promise<number> {
  let pages = 0;
  const end = performance.now() + seconds * 1000;
  const shoppers = Array.from({ length: FEW_CONNECTIONS }, async () => {
    while (performance.now() < end) {
      const { status } = await open(url + nextSearch());
      if (status === 200) pages += 1;
    }
  });
  await Promise.all(shoppers);
  return pages / seconds;
}

/** Opens new pages at random times (Poisson), whether or not earlier ones have arrived. */
export async function arrivals(
  url: string,
  perSecond: number,
  seconds: number,
): Promise<readonly Sample[]> {
  const { next: random } = seeded('arrivals');
  const responses: Promise<Sample>[] = [];
  const start = performance.now();
  for (let due = 0; due < seconds * 1000; due -= (Math.log(1 - random()) * 1000) / perSecond) {
    const early = start + due - performance.now();
    if (early > 1) await delay(early);
    responses.push(open(url + nextSearch(), start + due));
  }
  return Promise.all(responses);
}

/** How long in ms until a page arrives again, within 300 ms, ten times in sequence. */
export async function recoveryTime(url: string): Promise<number> {
  const start = performance.now();
  let recovered = start;
  for (let inTime = 0; inTime < 10;) {
    const { status, ms } = await open(url + nextSearch());
    const isInTime = status === 200 && ms <= 300;
    inTime = isInTime ? inTime + 1 : 0;
    if (!isInTime) {
      recovered = performance.now();
      await delay(10);
    }
  }
  return recovered - start;
}
