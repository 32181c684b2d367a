import type { Clock } from '../clock.ts';

/** How long a call that a shop does not have is assumed to be missing, in ms. */
const ASSUMED_FOR = 600_000;

/**
 * Whether the shop has an optional call, as far as the processes of the shop have seen: yes, until it has answered that
 * it has not; then no for ten minutes.
 */
export class OptionalCall {
  readonly #clock: Clock;
  #missingUntil = 0;
  /** Called when this process has seen that the call is missing, with for how long it assumes that, in ms. */
  onMissing: (forMs: number) => void = () => undefined;

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
    this.assumeMissing(ASSUMED_FOR);
    this.onMissing(ASSUMED_FOR);
  }

  /** Records that the call is missing, as another process has seen. */
  assumeMissing(forMs: number): void {
    this.#missingUntil = this.#clock() + forMs;
  }
}
