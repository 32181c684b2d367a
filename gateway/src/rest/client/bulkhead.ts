/** How much of the gateway one part of the shop may take up. */
export interface BulkheadLimits {
  /** Calls under way at the same time, each on a connection of its own. */
  readonly concurrent: number;
  /** Calls that may wait for that. */
  readonly queued: number;
}

/** The limits of each part. The queue of a shop that answers in 50 ms is empty again within half a second. */
export const BULKHEAD: BulkheadLimits = { concurrent: 64, queued: 512 };

/** A call that may have to wait until it is sent. */
export interface QueuedCall {
  readonly start: () => void;
}

/**
 * Limits the calls to one part of the shop, so that a part that hangs cannot hold up the others.
 * Calls above the limit wait in order of arrival.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #queue = new Set<QueuedCall>();
  #running = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  /** Whether a further call could not even wait. */
  get isFull(): boolean {
    const { concurrent, queued } = this.#limits;
    return this.#running >= concurrent && this.#queue.size >= queued;
  }

  /** Starts a call, at once or when it is its turn. A started call must `release` once. */
  enter(call: QueuedCall): void {
    if (this.#running < this.#limits.concurrent) {
      this.#running += 1;
      call.start();
    } else this.#queue.add(call);
  }

  /** Takes back a call that has not been started. */
  leave(call: QueuedCall): void {
    this.#queue.delete(call);
  }

  /** A started call is over: the next one is started. */
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
