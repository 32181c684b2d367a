/** Retries that one call earns. */
const SHARE = 0.1;

/** The most retries that can be saved up. */
const TOKENS_MAX = 10;

/**
 * Keeps retries from doubling the load on a shop that is down: at most one retry for ten calls, and
 * one to begin with.
 */
export class RetryBudget {
  #tokens = 1;

  /** To be called once for each call that is not itself a retry. */
  deposit(): void {
    this.#tokens = Math.min(TOKENS_MAX, this.#tokens + SHARE);
  }

  /** Whether a retry may be made; it is taken out of the budget. */
  withdraw(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
