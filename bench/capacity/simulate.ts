import { seeded } from '../../demo/src/drawing/paint/seeded.ts';

/** A stream of requests: how many a second, and how long each of some measured ones took, in ms. */
export interface Stream {
  readonly rate: number;
  readonly times: readonly number[];
}

/** Measurements of a simulated shop. */
export interface Simulated {
  /** Times from arrival to response, in ms. */
  readonly responses: readonly number[];
  /** Share of the time in which a server was busy, 0 to 1. */
  readonly utilization: number;
}

/** When the next event of a Poisson process happens, in ms from now. */
const pause = (perSecond: number, random: () => number) =>
  (-Math.log(1 - random()) * 1000) / perSecond;

/**
 * Simulates servers with one queue, first come, first served: requests arrive at random (Poisson), each takes
 * one of the measured times of its stream.
 */
export function simulate(
  streams: readonly Stream[],
  options: { readonly servers: number; readonly requests: number; readonly seed: string },
): Simulated {
  const { next: random } = seeded(options.seed);
  const total = streams.reduce((sum, { rate }) => sum + rate, 0);
  const freeAt = Array.from({ length: options.servers }, () => 0);
  const responses: number[] = [];
  let now = 0;
  let busy = 0;
  for (let request = 0; request < options.requests; request += 1) {
    now += pause(total, random);
    let position = random() * total;
    const stream = streams.find(({ rate }) => (position -= rate) < 0) ?? streams.at(-1);
    const time = stream?.times[Math.floor(random() * stream.times.length)] ?? 0;
    const server = freeAt.indexOf(Math.min(...freeAt));
    const end = Math.max(now, freeAt[server] ?? 0) + time;
    freeAt[server] = end;
    busy += time;
    responses.push(end - now);
  }
  return { responses, utilization: busy / (Math.max(now, ...freeAt) * options.servers) };
}
