import { median } from './figures.ts';
import { MEMORY_MOST, verdict } from './goals.ts';
import { serverOf, unmeasured, type Bench } from './measure.ts';
import { residentMemory, usageOf } from './process-usage.ts';
import { timeQuotes } from './quote.ts';
import { personalRows, publicRows, type Row } from './rows.ts';

/** Of each line before the next one follows, in seconds. */
const TURN_SECONDS = 5;

/** Quotes after each turn of all lines. */
const QUOTES = { unmeasured: 0, measured: 20 };

/** By how much the middle of a third may be above that of the third before, in MB: what collections leave open. */
const GROWTH_MOST = 5;

/**
 * Sends the requests of all lines and quotes in turn to one gateway with default settings, and prints the
 * memory that it holds, minute by minute. The first third of the time fills the caches; growth is that
 * from the second third to the last. Throws when requests fail, which a server short of memory does first.
 */
export async function observeMemory(bench: Bench, minutes: number): Promise<void> {
  const rows = [...publicRows, ...personalRows]
    .filter(({ id }) => id.startsWith('G') && id !== 'G warm')
    .map((row): Row => ({ ...row, server: 'gateway' }));
  const [first] = rows;
  if (first === undefined) throw new Error('No line of the gateway is left.');
  const { process: gateway, url } = serverOf(first, bench.servers);
  const held: number[] = [];
  const began = performance.now();
  let printed = 0;
  while (performance.now() - began < minutes * 60_000) {
    for (const row of rows) {
      const failed = await unmeasured(row, bench, TURN_SECONDS);
      if (failed > 0) throw new Error(`${failed} requests of ${row.name} failed.`);
      const memory = residentMemory(gateway.pid ?? 0);
      if (memory === null) throw new Error('The memory of the gateway is not known here.');
      held.push(memory);
    }
    await timeQuotes(url, bench.upstream.url, QUOTES);
    const minute = Math.floor((performance.now() - began) / 60_000);
    if (minute === printed) continue;
    printed = minute;
    console.log(`${String(minute).padStart(4)} min  ${Math.ceil(held.at(-1) ?? NaN)} MB`);
  }
  console.log(memorySummary(held, usageOf(gateway.pid ?? 0)?.memory ?? NaN));
}

/** States how much was held at most (`most`), and how much more in the last third of the time than in the second. */
export function memorySummary(held: readonly number[], most: number): string {
  const third = Math.floor(held.length / 3);
  const [second, last] = [held.slice(third, 2 * third), held.slice(2 * third)].map(median);
  const growth = (last ?? NaN) - (second ?? NaN);
  const seen = `${Math.ceil(most)} MB at most, ${growth.toFixed(1)} MB of growth`;
  const isMet = most <= MEMORY_MOST && growth <= GROWTH_MOST;
  return `${verdict(isMet)}  G6 memory: ${seen} (aim: at most ${MEMORY_MOST} MB, ${GROWTH_MOST} MB of growth)`;
}
