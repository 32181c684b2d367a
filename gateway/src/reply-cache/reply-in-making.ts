import type { HTTPGraphQLResponse } from '@apollo/server';
import type { Clock } from '../clock.ts';
import { keptReply, type PublicReply } from './public-reply.ts';
import type { ReplyPlace } from './reply-cache.ts';

/** A reply that the engine is making for one asker, and that may turn out to be for everybody. */
export class ReplyInMaking {
  readonly #place: ReplyPlace;
  readonly #clock: Clock;
  #said: (PublicReply & { readonly freshUntil: number }) | null = null;

  /** `clock` is the one of the cache. */
  constructor(place: ReplyPlace, clock: Clock) {
    this.#place = place;
    this.#clock = clock;
  }

  /** Is told by the engine when the reply is public and whole. */
  readonly note = (said: PublicReply): void => {
    this.#said = { ...said, freshUntil: this.#clock() + said.freshFor };
  };

  /** Keeps the reply if it is for everybody, and gives it to those who wait for it. */
  keep(reply: HTTPGraphQLResponse): void {
    const said = this.#said;
    this.#place.end(said === null ? null : keptReply(reply, said, said.freshUntil));
  }

  /** Lets those who wait ask for themselves, if they still do. */
  giveUp(): void {
    this.#place.end(null);
  }
}
