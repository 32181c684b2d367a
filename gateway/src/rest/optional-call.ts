import type { Clock } from '../clock.ts';

/** How long a call counts as missing after a response that it is, in ms. */
const ASSUMED_FOR = 600_000;

/**
 * Whether the shop has an optional call: yes until a response shows that it is missing, then no for ten
 * minutes. Processes share what they find out.
 */
export class OptionalCall {
  readonly #clock: Clock;
  #missingUntil = 0;
  /** Called when this process finds out that the call is missing, with how long it counts as missing, in ms. */
  onMissing: (forMs: number) => void = () => undefined;

  /** `clock` counts in ms. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the call should be sent. */
  get isOffered(): boolean {
    return this.#clock() >= this.#missingUntil;
  }

  /** Records a response that shows that the call is missing. */
  recordMissing(): void {
    this.assumeMissing(ASSUMED_FOR);
    this.onMissing(ASSUMED_FOR);
  }

  /** Records that another process found the call missing. */
  assumeMissing(forMs: number): void {
    this.#missingUntil = this.#clock() + forMs;
  }
}
