import type { Clock } from '../../clock.ts';

/** How long a shop without refund requests is believed to have none, in ms. */
const BELIEVED_FOR = 600_000;

/**
 * Whether the shop takes refund requests, as far as this process has seen (shop-api.md 5.23): yes, until
 * it has answered that it has no such call; then no for ten minutes.
 */
export class RefundOffer {
  readonly #clock: Clock;
  #missingUntil = 0;

  /** `clock` counts in ms. */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a button for such a request should be shown. */
  get stands(): boolean {
    return this.#clock() >= this.#missingUntil;
  }

  /** Records that the shop has answered that it has no such call. */
  isMissing(): void {
    this.#missingUntil = this.#clock() + BELIEVED_FOR;
  }
}
