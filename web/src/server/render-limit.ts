import type { EventLoopUtilityFunction } from 'node:perf_hooks';
import type { PageSource } from './page-source.ts';

/** Initial limit: more concurrent renders on one thread only delay each of them. */
export const FIRST_RENDERS = 6;

/** Highest limit, for a thread that has time left because most renders wait for the gateway. */
export const MAX_RENDERS = 12;

/**
 * Lowest limit, for a busy thread: on a busy machine, one page that is refreshed in the background must not
 * cause a 503 for the next one.
 */
const MIN_RENDERS = 2;

/** A render that takes longer, in ms, is late: a page should arrive within 300 ms or be rejected. */
const LATE = 100;

/** Utilization from which a thread is busy, 0 to 1; below it, the gateway is slow. */
const BUSY = 0.5;

/** Time over which the utilization is measured, in ms. */
const WINDOW = 100;

/** Counts the renders in progress. */
export interface RenderLimit {
  /** Whether the limit is reached: further pages get 503. */
  isReached: () => boolean;
  run: <T>(render: () => Promise<T>) => Promise<T>;
}

/**
 * Limits the renders in progress. Each window in which the limit was reached allows one more, and one with a late
 * render on a busy thread half as many (additive increase, multiplicative decrease). A limit that is not reached
 * returns to `FIRST_RENDERS`. A thread that is busy with less than half of the limit is slow, not overloaded, e.g.
 * just after its start. `now` counts in ms.
 */
export function createRenderLimit(
  loop: EventLoopUtilityFunction,
  now: () => number = () => performance.now(),
): RenderLimit {
  /** The oldest one first. */
  const active = new Set<{ readonly began: number }>();
  let mostActive = 0;
  let slowest = 0;
  let limit = FIRST_RENDERS;
  let since = loop();
  const slowestUntilNow = () => {
    const [oldest] = active;
    return oldest === undefined ? slowest : Math.max(slowest, now() - oldest.began);
  };
  const adjust = () => {
    const window = loop(since);
    const windows = Math.floor((window.active + window.idle) / WINDOW);
    if (windows === 0) return;
    since = loop();
    if (window.utilization >= BUSY && slowestUntilNow() > LATE) {
      if (mostActive * 2 >= limit) limit = Math.max(MIN_RENDERS, Math.floor(limit / 2));
    } else if (mostActive >= limit) limit = Math.min(MAX_RENDERS, limit + windows);
    else if (limit > FIRST_RENDERS) limit = Math.max(FIRST_RENDERS, limit - windows);
    else limit = Math.min(FIRST_RENDERS, limit + windows);
    mostActive = active.size;
    slowest = 0;
  };
  return {
    isReached: () => {
      adjust();
      return active.size >= limit;
    },
    run: async (render) => {
      const own = { began: now() };
      active.add(own);
      mostActive = Math.max(mostActive, active.size);
      try {
        return await render();
      } finally {
        active.delete(own);
        slowest = Math.max(slowest, now() - own.began);
      }
    },
  };
}

const UNLIMITED: RenderLimit = { isReached: () => false, run: (render) => render() };

/** The limit of the thread that renders the pages of a source. */
export function renderLimitOf({ utilization }: Pick<PageSource, 'utilization'>): RenderLimit {
  return utilization === undefined ? UNLIMITED : createRenderLimit(utilization);
}
