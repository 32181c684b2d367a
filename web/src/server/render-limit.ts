import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Renders in progress on a thread that has time left: they wait for the gateway, most of them. */
const MAX_RENDERS = 20;

/** Renders in progress on a busy thread. With more, each takes longer than 300 ms. */
const MAX_RENDERS_BUSY = 2;

/** Share of its time in which the event loop of a busy thread runs code. */
const BUSY = 0.9;

/** Time over which that share is measured, in ms. */
const WINDOW = 100;

/**
 * Turns of the event loop before a render begins. libuv accepts one connection a turn, and a render can
 * end in the turn in which it begins: without these turns new requests would wait where they are not counted
 * them, in the accept queue of the system, instead of being rejected.
 */
const TURNS_BEFORE = 16;

/** The turns end after this time, in ms: under load each of them answers many requests. */
const TURNS_LIMIT = 10;

/** The server renders as much as it can; the request is answered 503 with `Retry-After`. */
export class RenderOverloadError extends Error {
  override readonly name = 'RenderOverloadError';
}

/** Runs a bounded number of renders at a time, and rejects those beyond it at once. */
export type RenderLimit = <T>(render: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Returns the event loop's utilization, 0 to 1, in the last window that was measured to its end. */
function createUtilizationMeter(): () => number {
  let since = performance.eventLoopUtilization();
  let utilization = 0;
  return () => {
    const now = performance.eventLoopUtilization();
    const window = performance.eventLoopUtilization(now, since);
    if (window.active + window.idle >= WINDOW) {
      utilization = window.utilization;
      since = now;
    }
    return utilization;
  };
}

/** Rejects with `RenderOverloadError` what it cannot run. */
export function createRenderLimit(utilization = createUtilizationMeter()): RenderLimit {
  let active = 0;
  // One for all rejections: to capture a stack for each would cost more than the response.
  const overload = new RenderOverloadError('As many renders are in progress as the thread can do');
  return async (render, signal) => {
    if (active >= (utilization() < BUSY ? MAX_RENDERS : MAX_RENDERS_BUSY)) throw overload;
    active += 1;
    try {
      const start = performance.now();
      for (let turn = 0; turn < TURNS_BEFORE; turn += 1) {
        await setImmediate();
        if (performance.now() - start > TURNS_LIMIT) break;
      }
      signal?.throwIfAborted();
      return await render();
    } finally {
      active -= 1;
    }
  };
}
