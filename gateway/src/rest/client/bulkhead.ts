/** Limits of the calls to one route group. */
export interface BulkheadLimits {
  /** Running calls, each on a connection of its own. */
  readonly concurrent: number;
  /** Waiting calls. */
  readonly queued: number;
}

/** The limits of each route group. With responses in 50 ms, a full queue is empty within half a second. */
export const BULKHEAD: BulkheadLimits = { concurrent: 64, queued: 512 };

/** A call that may have to wait in the queue. */
export interface QueuedCall {
  readonly start: () => void;
}

/**
 * Limits the calls to one route group, so that a group that hangs cannot block the others. Calls above the
 * limit wait in order of arrival.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #queue = new Set<QueuedCall>();
  #running = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  /** Whether both the running calls and the queue are at their limits. */
  get isFull(): boolean {
    const { concurrent, queued } = this.#limits;
    return this.#running >= concurrent && this.#queue.size >= queued;
  }

  /** Starts a call, at once or after those before it. A started call must `release` once. */
  enter(call: QueuedCall): void {
    if (this.#running < this.#limits.concurrent) {
      this.#running += 1;
      call.start();
    } else this.#queue.add(call);
  }

  /** Removes a call that has not been started. */
  leave(call: QueuedCall): void {
    this.#queue.delete(call);
  }

  /** Ends a started call and starts the next one. */
  release(): void {
    const [next] = this.#queue;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#queue.delete(next);
    next.start();
  }
}
