import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../../demo/src/drawing/paint/seeded.ts';
import { mapKeys } from '../support/map-keys.ts';
import { cpuOf } from './measure-requests.ts';
import { PROGRAMS, type Program } from './model.ts';
import type { SendRequest } from './shop-requests.ts';
import { KINDS, type RequestKind } from './visit.ts';

/** Measurements of the real shop under a stream of requests. */
export interface Replayed {
  /** Times from when a request was due to its response, in ms. */
  readonly responses: readonly number[];
  readonly failed: number;
  /** Cores in use on average. */
  readonly busy: Readonly<Record<Program, number>>;
}

/** Sends requests at random times (Poisson) at the given rates, whether or not earlier ones have a response. */
export async function replay(
  requests: Readonly<Record<RequestKind, SendRequest>>,
  rates: Readonly<Record<RequestKind, number>>,
  options: { readonly seconds: number; readonly pids: Readonly<Record<Program, number>> },
): Promise<Replayed> {
  const { next: random } = seeded('replay');
  const total = KINDS.reduce((sum, kind) => sum + rates[kind], 0);
  const responses: number[] = [];
  let failed = 0;
  const open: Promise<void>[] = [];
  const before = cpuOf(options.pids);
  const start = performance.now();
  for (let due = 0; due < options.seconds * 1000; due -= (Math.log(1 - random()) * 1000) / total) {
    const early = start + due - performance.now();
    if (early > 1) await wait(early);
    let position = random() * total;
    const kind = KINDS.find((one) => (position -= rates[one]) < 0) ?? 'cached page';
    const sent = requests[kind]().then(
      () => void responses.push(performance.now() - start - due),
      () => void (failed += 1),
    );
    open.push(sent);
  }
  await Promise.all(open);
  const seconds = (performance.now() - start) / 1000;
  const after = cpuOf(options.pids);
  const busy = mapKeys(PROGRAMS, (name) => (after[name] - before[name]) / 1000 / seconds);
  return { responses, failed, busy };
}
