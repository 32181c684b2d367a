// `npm run bench:capacity`: what a visit costs and how many visits the programs can serve (docs/capacity.md).
import { parseArgs } from 'node:util';
import { startThrowawayShop } from '../pages/running-shop.ts';
import { machineLine } from '../support/machine.ts';
import { percentile } from '../support/percentiles.ts';
import { milliseconds, printTable } from '../support/print-table.ts';
import { measureCosts, programsBelow } from './measure-requests.ts';
import { firstLimit, needOf, PROGRAMS, type Costs } from './model.ts';
import { replay } from './replay.ts';
import { shopRequests } from './shop-requests.ts';
import { simulate, type Stream } from './simulate.ts';
import { EDGE_HITS, KINDS, requestRates, VISIT, type RequestKind } from './visit.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const count = values.short ? 20 : 400;
const seconds = values.short ? 3 : 30;

/** Visits an hour for which the model is evaluated. */
const SIZES = [100, 10_000, 1_000_000];

/** Visits an hour at which model, simulation and shop are compared; load generator and shop share two cores. */
const COMPARED = [5_000, 20_000];

const shop = await startThrowawayShop();
try {
  const requests = await shopRequests(shop.url);
  const pids = programsBelow(shop.pid);
  const costs = await measureCosts(requests, pids, count);
  console.log(`${count} requests of each kind; ${machineLine()}\n`);
  printCosts(costs);
  printSizes(costs);
  console.log('\nCompared with the shop under load, without a content delivery network:\n');
  const rows: string[][] = [];
  for (const visits of COMPARED) {
    const rates = requestRates(visits);
    const measured = await replay(requests, rates, { seconds, pids });
    const streams = KINDS.map((kind): Stream => ({ rate: rates[kind], times: costs[kind].times }));
    const simulated = simulate(streams, { servers: 2, requests: 100_000, seed: 'simulation' });
    const { busy } = needOf(rates, costs);
    rows.push([
      visits.toLocaleString('en'),
      ...PROGRAMS.map((name) => `${busy[name].toFixed(2)} / ${measured.busy[name].toFixed(2)}`),
      ...[0.5, 0.95, 0.99].map(
        (share) =>
          `${milliseconds(percentile(simulated.responses, share))} / ${milliseconds(percentile(measured.responses, share))}`,
      ),
      String(measured.failed),
    ]);
  }
  printTable(
    [
      'visits an hour',
      ...PROGRAMS.map((name) => `${name} cores, model / shop`),
      'p50 ms, simulated / shop',
      'p95 ms',
      'p99 ms',
      'failed',
    ],
    rows,
  );
  console.log(machineLine());
} finally {
  await shop.stop();
}

function printCosts(costs: Costs): void {
  const row = (kind: RequestKind) => [
    kind,
    String(VISIT[kind]),
    ...PROGRAMS.map((program) => costs[kind].cpu[program].toFixed(2)),
    (costs[kind].bytes / 1000).toFixed(1),
    milliseconds(percentile(costs[kind].times, 0.5)),
    milliseconds(percentile(costs[kind].times, 0.99)),
  ];
  printTable(
    [
      'request',
      'a visit',
      ...PROGRAMS.map((program) => `${program} CPU ms`),
      'kB',
      'p50 ms',
      'p99 ms',
    ],
    KINDS.map(row),
  );
}

function printSizes(costs: Costs): void {
  console.log('\nProcesses at 60 % of a core each, by the model:\n');
  const rows = SIZES.flatMap((visits) =>
    [0, EDGE_HITS].map((edgeHits) => {
      const rates = requestRates(visits, edgeHits);
      const need = needOf(rates, costs);
      const total = KINDS.reduce((sum, kind) => sum + rates[kind], 0);
      return [
        visits.toLocaleString('en'),
        edgeHits === 0 ? 'no' : 'yes',
        total.toFixed(1),
        ...PROGRAMS.map((name) => `${need.busy[name].toFixed(2)}, ${need.processes[name]}`),
        need.megabits.toFixed(1),
        firstLimit(need),
      ];
    }),
  );
  printTable(
    [
      'visits an hour',
      'CDN',
      'requests/s',
      ...PROGRAMS.map((name) => `${name} cores, processes`),
      'Mbit/s',
      'first limit',
    ],
    rows,
  );
}
