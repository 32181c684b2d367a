/** Retries that one call earns. */
const SHARE = 0.1;

/** Most retries in the budget. */
const TOKENS_MAX = 10;

/**
 * A token bucket for retries, so that they do not double the load on a shop that is down: at most one retry
 * for ten calls, and one at the start.
 */
export class RetryBudget {
  #tokens = 1;

  /** To be called once for each call that is not itself a retry. */
  deposit(): void {
    this.#tokens = Math.min(TOKENS_MAX, this.#tokens + SHARE);
  }

  /** Whether a retry is allowed; takes it out of the budget. */
  withdraw(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
