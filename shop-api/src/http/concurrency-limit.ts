/** Lets a few through at once, some wait in order, and turns the rest away. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(size: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = size.atOnce;
    this.#mostWaiting = size.waiting;
  }

  /** Does the work when its turn comes; null, and nothing done, when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
    } else if (this.#waiting.length < this.#mostWaiting) {
      // A finished task passes its permit to this one, so the number running stays the same.
      await new Promise<void>((enter) => this.#waiting.push(enter));
    } else {
      return null;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
