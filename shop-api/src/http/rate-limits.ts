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
  // Keys of this minute and of the one before; older ones are forgotten all at once.
  #recent = new Map<string, number[]>();
  #older = new Map<string, number[]>();
  #turnedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Takes one call of `key` out of `limit` calls a minute. */
  take(key: string, limit: number): Allowance {
    const now = this.#now().getTime();
    this.#forget(now);
    const known = this.#recent.get(key) ?? this.#older.get(key) ?? [];
    const calls = known.filter((time) => time > now - MINUTE_MS);
    const oldest = calls[calls.length - limit];
    if (oldest !== undefined) {
      const retryAfter = Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1000));
      return { allowed: false, limit, remaining: 0, retryAfter };
    }
    calls.push(now);
    this.#recent.set(key, calls);
    return { allowed: true, limit, remaining: limit - calls.length, retryAfter: 0 };
  }

  /** Turns the maps every minute, or earlier when there are more keys than memory should hold. */
  #forget(now: number): void {
    if (now - this.#turnedAt < MINUTE_MS && this.#recent.size < MOST_KEYS) return;
    this.#older = this.#recent;
    this.#recent = new Map();
    this.#turnedAt = now;
  }
}
