/** What an operation waits for: how long it may take by itself, in ms. */
export interface Wait {
  readonly own: number;
  /** Whether the operation may take as long because of it, e.g. for an upload (shop-api.md 1). */
  readonly isLong: boolean;
}

/**
 * Until when an operation may make its caller wait. Counted from its making, on the clock of the
 * machine.
 */
export class Deadline {
  readonly #started = performance.now();
  readonly #limit: number;

  /** `limit` in ms. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many ms are left for a wait; 0 or less when there is no time left. */
  left({ own, isLong }: Wait): number {
    const passed = performance.now() - this.#started;
    const whole = isLong ? Math.max(this.#limit, own) : this.#limit;
    return Math.min(own, whole - passed);
  }

  /** What `work` gives, or a rejection with `late()` when it takes too long; `work` itself goes on. */
  within<Result>(work: Promise<Result>, wait: Wait, late: () => Error): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(late()), Math.max(0, this.left(wait)));
      const done = () => clearTimeout(timer);
      work.then(resolve, reject).then(done, done);
    });
  }
}
