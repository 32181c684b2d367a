import type { Clock } from '../../clock.ts';
import type { SharedValue } from './shared-reads.ts';

/**
 * How fresh the shared data is that went into one response: what the response may say about caching and
 * whether it holds data older than its lifetime because the shop was unavailable.
 */
export class Freshness {
  readonly #clock: Clock;
  #freshUntil = Number.POSITIVE_INFINITY;
  #isStale = false;

  /** `clock` is the one of the shared data: parts grow older while others are waited for. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes the value out and remembers how fresh it was. */
  take<Value>(held: SharedValue<Value>): Value {
    this.#freshUntil = Math.min(this.#freshUntil, this.#clock() + held.freshFor);
    this.#isStale ||= held.isStale;
    return held.value;
  }

  /** Milliseconds until the first part of the response is no longer fresh. */
  get freshFor(): number {
    return Math.max(0, this.#freshUntil - this.#clock());
  }

  /** Whether a part was served only because the shop was unavailable. */
  get isStale(): boolean {
    return this.#isStale;
  }
}
