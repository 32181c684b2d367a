import type { ChildProcess } from 'node:child_process';
import type { RunningService } from '../../scripts/processes.ts';
import { callsSoFar, runJob } from './send-message.ts';
import type { Sample } from './figures.ts';
import type { Job } from './load/job.ts';
import { getSearch, headersOf, postBody } from './operations.ts';
import type { Options } from './options.ts';
import { usageOf } from './process-usage.ts';
import { isPersonal, orderOfRound, type Row } from './rows.ts';
import type { ServerName } from './servers.ts';
import type { Samples } from './table-rows.ts';

export interface Bench {
  readonly servers: ReadonlyMap<ServerName, RunningService>;
  /** The shop behind all of them. */
  readonly upstream: RunningService;
  readonly load: ChildProcess;
  readonly options: Options;
}

/**
 * Measures all lines, round by round; each line once per round, on the newly started servers of `startServers`:
 * the same program differs by up to a fifth from one start to the next.
 */
export async function measureRows(
  rows: readonly Row[],
  { rounds, warmUp }: Options,
  startServers: () => Promise<Bench>,
): Promise<Samples> {
  const samples = new Map<string, Sample[]>(rows.map(({ id }) => [id, []]));
  for (let round = 0; round < rounds; round += 1) {
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
    const bench = await startServers();
    for (const row of orderOfRound(rows, round)) {
      await unmeasured(row, bench, warmUp);
      samples.get(row.id)?.push(await measureRow(row, bench));
    }
  }
  return samples;
}

/** The server of a line; throws when it was not started. */
export function serverOf(row: Row, servers: Bench['servers']): RunningService {
  const server = servers.get(row.server);
  if (server === undefined) throw new Error(`${row.server} does not run.`);
  return server;
}

/** Sends the requests of a line without measuring; returns how many failed. */
export async function unmeasured(row: Row, bench: Bench, seconds: number): Promise<number> {
  return seconds > 0 ? (await runJob(bench.load, jobOf(row, bench, seconds))).failed : 0;
}

async function measureRow(row: Row, bench: Bench): Promise<Sample> {
  const pid = serverOf(row, bench.servers).process.pid ?? 0;
  const callsBefore = await callsSoFar(bench.upstream.process);
  const before = usageOf(pid);
  const began = performance.now();
  const load = await runJob(bench.load, jobOf(row, bench, bench.options.seconds));
  const seconds = (performance.now() - began) / 1_000;
  const after = usageOf(pid);
  const calls = (await callsSoFar(bench.upstream.process)) - callsBefore;
  const cpu = before === null || after === null ? null : after.cpu - before.cpu;
  return {
    perSecond: load.perSecond,
    failed: load.failed,
    p50: load.p50,
    cpuPerResponse: cpu === null ? null : (cpu * 1_000_000) / load.succeeded,
    cpuShare: cpu === null ? null : cpu / seconds,
    readsPerResponse: calls / load.succeeded,
    memory: after === null ? null : after.memory,
  };
}

function jobOf(row: Row, { servers, options }: Bench, seconds: number): Job {
  const { method, operations } = row;
  const url = `${serverOf(row, servers).url}/graphql`;
  const [first] = operations;
  const isGet = method === 'GET' && first !== undefined;
  return {
    url: isGet ? url + getSearch(first) : url,
    method,
    headers: headersOf(method, isPersonal(row)),
    bodies: isGet ? [] : operations.map(postBody),
    connections: options.connections,
    seconds,
  };
}
