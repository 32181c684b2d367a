import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Renders that may be in progress: enough to use the CPU while others wait for the gateway. */
const MAX_ACTIVE = 4;

/** Renders that may wait. With the active ones about 300 ms of work for one core. */
const MAX_WAITING = 10;

/**
 * Turns of the event loop before a render begins. libuv accepts one connection a turn, and a render can
 * end in the turn in which it begins: without these turns new requests would wait where nobody counts
 * them, in the accept queue of the system, instead of being rejected.
 */
const TURNS_BEFORE = 16;

/** The server renders as much as it can; the request is answered 503 with `Retry-After`. */
export class RenderOverloadError extends Error {
  override readonly name = 'RenderOverloadError';
}

/** Runs renders, a bounded number at a time, and rejects those beyond a bounded queue at once. */
export type RenderLimit = <T>(render: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Rejects with `RenderOverloadError` when the queue is full. */
export function createRenderLimit(active = MAX_ACTIVE, waiting = MAX_WAITING): RenderLimit {
  const limit = pLimit(active);
  return async (render, signal) => {
    if (limit.activeCount + limit.pendingCount >= active + waiting) {
      throw new RenderOverloadError(`${active} renders in progress and ${waiting} waiting`);
    }
    return limit(async () => {
      for (let turn = 0; turn < TURNS_BEFORE; turn += 1) await setImmediate();
      signal?.throwIfAborted();
      return render();
    });
  };
}
