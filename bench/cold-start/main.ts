// `npm run bench:start`: from start to ready, with the demo catalogue in the embedded database (bench/README.md).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineLine } from '../support/machine.ts';
import { percentile } from '../support/percentiles.ts';
import { milliseconds, printTable } from '../support/print-table.ts';
import { buildShop, startShopProcess } from '../support/shop-process.ts';

const ROUNDS = 7;

await buildShop();
console.log(`${ROUNDS} new folders, each started twice; ${machineLine()}\n`);
const first: number[] = [];
const second: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'gawai-start-'));
  first.push(await timeOfStart(dataDir));
  second.push(await timeOfStart(dataDir));
  await rm(dataDir, { recursive: true });
}
printTable(
  ['ms', 'shortest', 'median', 'longest'],
  [
    ['first start', ...figures(first)],
    ['second start', ...figures(second)],
  ],
);
console.log(machineLine());

async function timeOfStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const shop = await startShopProcess({ dataDir });
  const time = performance.now() - began;
  await shop.stop();
  return time;
}

function figures(times: readonly number[]): string[] {
  return [Math.min(...times), percentile(times, 0.5), Math.max(...times)].map(milliseconds);
}
