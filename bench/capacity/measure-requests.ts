import { readdirSync, readFileSync } from 'node:fs';
import { usageOf } from '../gateway/process-usage.ts';
import { mapKeys } from '../support/map-keys.ts';
import { PROGRAMS, type Costs, type Program, type RequestCost } from './model.ts';
import type { SendRequest } from './shop-requests.ts';
import { KINDS, type RequestKind } from './visit.ts';

/** How a program of the shop is recognised by its command line. */
const MAIN: Readonly<Record<Program, string>> = {
  web: 'web/dist/server/server.js',
  gateway: 'gateway/dist/main.js',
  'shop API': 'demo/dist/main.js',
};

/** Requests before the measurement: code is compiled and caches are filled. */
const WARM_UP = 60;

/** Orders are few, as the demo shop's stock is. */
const COUNTS: Partial<Record<RequestKind, number>> = { order: 20 };

/** Processes of the programs that were started by the process `root`, by Linux's `/proc`. */
export function programsBelow(root: number): Readonly<Record<Program, number>> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readIfThere(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && pid > 1 && isBelow(parents.get(pid) ?? 0));
  const find = (program: Program) => {
    const pid = [...parents.keys()].find(
      (one) => isBelow(one) && readIfThere(`/proc/${one}/cmdline`).includes(MAIN[program]),
    );
    if (pid === undefined) throw new Error(`${program} does not run`);
    return pid;
  };
  return mapKeys(PROGRAMS, find);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Processor time of the programs since their start, in ms. */
export function cpuOf(pids: Readonly<Record<Program, number>>): Readonly<Record<Program, number>> {
  return mapKeys(PROGRAMS, (program) => (usageOf(pids[program])?.cpu ?? NaN) * 1000);
}

async function measure(
  send: SendRequest,
  count: number,
  pids: Readonly<Record<Program, number>>,
): Promise<RequestCost> {
  for (let request = 0; request < Math.min(WARM_UP, count); request += 1) await send();
  const times: number[] = [];
  const before = cpuOf(pids);
  let bytes = 0;
  for (let request = 0; request < count; request += 1) {
    const start = performance.now();
    bytes = await send();
    times.push(performance.now() - start);
  }
  const after = cpuOf(pids);
  const cpu = mapKeys(PROGRAMS, (program) => (after[program] - before[program]) / count);
  return { cpu, bytes, times };
}

/** Sends the requests of each kind one after another and measures what they cost. */
export async function measureCosts(
  requests: Readonly<Record<RequestKind, SendRequest>>,
  pids: Readonly<Record<Program, number>>,
  count: number,
): Promise<Costs> {
  const costs = {} as Record<RequestKind, RequestCost>;
  for (const kind of KINDS) {
    costs[kind] = await measure(requests[kind], COUNTS[kind] ?? count, pids);
  }
  return costs;
}
