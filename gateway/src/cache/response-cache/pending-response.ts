import type { HTTPGraphQLResponse } from '@apollo/server';
import type { Clock } from '../../clock.ts';
import { toCachedResponse, type PublicResponse } from './public-response.ts';
import type { ResponseSlot } from './response-cache.ts';

/** A reply that the engine is making for one asker, and that may turn out to be for everybody. */
export class PendingResponse {
  readonly #slot: ResponseSlot;
  readonly #clock: Clock;
  #details: (PublicResponse & { readonly freshUntil: number }) | null = null;

  /** `clock` is the one of the cache. */
  constructor(slot: ResponseSlot, clock: Clock) {
    this.#slot = slot;
    this.#clock = clock;
  }

  /** Is told by the engine when the reply is public and whole. */
  readonly note = (details: PublicResponse): void => {
    this.#details = { ...details, freshUntil: this.#clock() + details.freshFor };
  };

  /** Keeps the reply if it is for everybody, and gives it to those who wait for it. */
  store(response: HTTPGraphQLResponse): void {
    const details = this.#details;
    this.#slot.end(
      details === null ? null : toCachedResponse(response, details, details.freshUntil),
    );
  }

  /** Lets those who wait ask for themselves, if they still do. */
  abandon(): void {
    this.#slot.end(null);
  }
}
