import type { HTTPGraphQLResponse } from '@apollo/server';
import type { Clock } from '../../clock.ts';
import { toCachedResponse, type PublicResponse } from './public-response.ts';
import type { ResponseSlot } from './response-cache.ts';

/** A response that Apollo is creating and that identical requests may wait for. */
export class PendingResponse {
  readonly #slot: ResponseSlot;
  readonly #clock: Clock;
  #details: (PublicResponse & { readonly freshUntil: number }) | null = null;

  /** `clock` is the one of the cache. */
  constructor(slot: ResponseSlot, clock: Clock) {
    this.#slot = slot;
    this.#clock = clock;
  }

  /** Called by the cache-control plugin for a public and complete response. */
  readonly markPublic = (details: PublicResponse): void => {
    this.#details = { ...details, freshUntil: this.#clock() + details.freshFor };
  };

  /** Caches the response if it is public, and resolves it for the waiting requests. */
  store(response: HTTPGraphQLResponse): void {
    const details = this.#details;
    this.#slot.end(
      details === null ? null : toCachedResponse(response, details, details.freshUntil),
    );
  }

  /** Ends the entry without a response: the waiting requests are executed on their own. */
  abandon(): void {
    this.#slot.end(null);
  }
}
