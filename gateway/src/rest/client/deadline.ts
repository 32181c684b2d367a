/** Something that an operation waits for. */
export interface Wait {
  /** Its own time limit, in ms. */
  readonly own: number;
  /** Whether the operation may take as long as `own`, e.g. for an upload (shop-api.md 1). */
  readonly isLong: boolean;
}

/**
 * The time limit of an operation. Starts with the construction, on the monotonic clock of the process.
 */
export class Deadline {
  readonly #started = performance.now();
  readonly #limit: number;

  /** `limit` in ms. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Time left for a wait, in ms; 0 or less when there is none. */
  left({ own, isLong }: Wait): number {
    const passed = performance.now() - this.#started;
    const whole = isLong ? Math.max(this.#limit, own) : this.#limit;
    return Math.min(own, whole - passed);
  }

  /** The result of `work`, or a rejection with `late()` after the limit; `work` itself continues. */
  within<Result>(work: Promise<Result>, wait: Wait, late: () => Error): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(late()), Math.max(0, this.left(wait)));
      const done = () => clearTimeout(timer);
      work.then(resolve, reject).then(done, done);
    });
  }
}
