import { createLimiter } from '../limiter.ts';

/** Lets a few through at once, some wait in order, and turns the rest away. */
export class ConcurrencyLimit {
  readonly #limited: ReturnType<typeof createLimiter>;
  readonly #most: number;
  #inside = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#limited = createLimiter(atOnce);
    this.#most = atOnce + waiting;
  }

  /** Does the work when its turn comes; null, and nothing done, when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#inside >= this.#most) return null;
    this.#inside += 1;
    return this.#limited(work).finally(() => (this.#inside -= 1));
  }
}
