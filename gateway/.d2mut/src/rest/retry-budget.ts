/**
 * Keeps retries from doubling the load on a shop that is down: every call puts a tenth of a retry
 * into the purse, every retry takes a whole one, and the purse holds few.
 */
export class RetryBudget {
  static readonly #share = 0.1;
  static readonly #most = 10;
  #purse = 1;

  /** To be called once for each call that is not itself a retry. */
  earn(): void {
    this.#purse = Math.min(RetryBudget.#most, this.#purse + RetryBudget.#share);
  }

  /** Whether a retry may be made; takes it out of the purse. */
  spend(): boolean {
    if (this.#purse < 1) return false;
    this.#purse -= 1;
    return true;
  }
}
