import type { Held } from './shared-reads.ts';

/**
 * How fresh the shared data is that went into one reply: what the reply may say about caching and
 * whether it holds data older than its lifetime because the shop could not be asked.
 */
export class Freshness {
  #freshFor = Number.POSITIVE_INFINITY;
  #isStale = false;

  /** Takes the value out and remembers how fresh it was. */
  take<Value>(held: Held<Value>): Value {
    this.#freshFor = Math.min(this.#freshFor, held.freshFor);
    this.#isStale ||= held.isStale;
    return held.value;
  }

  /** Milliseconds until the first part of the reply is no longer fresh. */
  get freshFor(): number {
    return this.#freshFor;
  }

  /** Whether a part was given only because the shop could not be asked. */
  get isStale(): boolean {
    return this.#isStale;
  }
}
