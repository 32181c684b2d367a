import type { Clock } from '../clock.ts';

/** How long a call that a shop does not have is believed to be missing, in ms. */
const BELIEVED_FOR = 600_000;

/**
 * Whether the shop has an optional call, as far as this process has seen: yes, until it has answered that
 * it has not; then no for ten minutes.
 */
export class OptionalCall {
  readonly #clock: Clock;
  #missingUntil = 0;

  /** `clock` counts in ms. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the call is worth a try. */
  get isOffered(): boolean {
    return this.#clock() >= this.#missingUntil;
  }

  /** Records that the shop has answered that it has no such call. */
  recordMissing(): void {
    this.#missingUntil = this.#clock() + BELIEVED_FOR;
  }
}
