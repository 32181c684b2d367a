const MINUTE_MS = 60_000;
const MOST_KEYS = 50_000;

/** What a limit says about one more call. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until a call is taken again; 0 when this one was. */
  readonly retryAfter: number;
}

/**
 * Counts calls of the last minute by key, in memory (Contract 4, limits of the reference shop).
 * Refused calls are not counted, so waiting as long as told always helps.
 */
export class RateLimits {
  readonly #now: () => Date;
  readonly #calls = new Map<string, number[]>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Takes one call of `key` out of `limit` calls a minute. */
  take(key: string, limit: number): Allowance {
    const now = this.#now().getTime();
    const recent = (this.#calls.get(key) ?? []).filter((time) => time > now - MINUTE_MS);
    const oldest = recent[recent.length - limit];
    if (oldest !== undefined) {
      const retryAfter = Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1000));
      return { allowed: false, limit, remaining: 0, retryAfter };
    }
    recent.push(now);
    this.#keep(key, recent, now);
    return { allowed: true, limit, remaining: limit - recent.length, retryAfter: 0 };
  }

  /** Keeps the newest keys last, and no more of them than memory should hold. */
  #keep(key: string, recent: number[], now: number): void {
    this.#calls.delete(key);
    this.#calls.set(key, recent);
    for (const [oldKey, times] of this.#calls) {
      const isOver = (times.at(-1) ?? 0) <= now - MINUTE_MS;
      if (!isOver && this.#calls.size <= MOST_KEYS) return;
      this.#calls.delete(oldKey);
    }
  }
}
