import type { Clock } from '../../clock.ts';
import type { SharedValue } from './shared-reads.ts';

/**
 * How fresh the shared data of one response is: how long the response may be cached, and whether it
 * contains data older than its lifetime because the shop was unavailable.
 */
export class Freshness {
  readonly #clock: Clock;
  #freshUntil = Number.POSITIVE_INFINITY;
  #isStale = false;

  /** `clock` is the one of the shared data: parts age while other parts are pending. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the value and counts its freshness. */
  take<Value>(shared: SharedValue<Value>): Value {
    this.#freshUntil = Math.min(this.#freshUntil, this.#clock() + shared.freshFor);
    this.#isStale ||= shared.isStale;
    return shared.value;
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
