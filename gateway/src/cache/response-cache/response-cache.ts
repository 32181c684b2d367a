import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { OPERATION_LIMITS } from '../../limits/limits.ts';
import type { RequestedOperation } from './requested-operation.ts';
import type { CachedResponse } from './cached-response.ts';
import type { PublicDocuments } from './public-documents.ts';
import { ResponseStore } from './response-store.ts';
import type { RequestKey } from './request-key.ts';

/** A reply that is about to be made, and that others may wait for. */
export interface ResponseSlot {
  /** Ends the making, once: with a reply for everybody, or with null when it is for its asker alone. */
  readonly end: (response: CachedResponse | null) => void;
}

/** What is known of a question. */
export type CacheLookup =
  | { readonly kind: 'kept'; readonly response: CachedResponse }
  /** Somebody asked the same a moment ago; null when the reply turns out to be for them alone. */
  | { readonly kind: 'under way'; readonly response: Promise<CachedResponse | null> }
  /** Nobody has asked: whoever does now must end `place`. */
  | { readonly kind: 'missing'; readonly slot: ResponseSlot }
  /** Every asker gets a reply of their own. */
  | { readonly kind: 'personal' };

/**
 * Whole replies to public queries of guests, kept for as long as they are fresh, and made once for
 * all who ask at the same time. Nothing that depends on who asks may come in here.
 */
export class ResponseCache {
  readonly #store: ResponseStore;
  readonly #documents: PublicDocuments;
  readonly #publicHashes = new LRUCache<string, true>({ max: OPERATION_LIMITS.keptDocuments });
  readonly #underWay = new Map<string, Promise<CachedResponse | null>>();
  #generation = 0;

  /** `bytesMax` bounds what is kept; `clock` is the one of the shared data. */
  constructor(bytesMax: number, clock: Clock, documents: PublicDocuments) {
    this.#store = new ResponseStore(bytesMax, clock);
    this.#documents = documents;
  }

  /** The reply to a request that was kept in just these words: the way that costs least. */
  known(requestText: string): CachedResponse | undefined {
    return this.#store.byRequest(requestText);
  }

  /** Looks for the reply to what was asked in these words. */
  lookUp({ requestText, accept }: RequestKey, requested: RequestedOperation): CacheLookup {
    if (requested.query !== null && !this.#documents.isPublic(requested.query))
      return { kind: 'personal' };
    const key = createHash('sha256').update(`${accept}\n${requested.text}`).digest('base64');
    const cached = this.#store.byKey(key, requestText);
    if (cached !== undefined) return { kind: 'kept', response: cached };
    const response = this.#underWay.get(key);
    if (response !== undefined) return { kind: 'under way', response };
    return { kind: 'missing', slot: this.#begin(key, requestText, requested) };
  }

  /** Forgets everything, also what is being made right now, e.g. after an order changed stocks. */
  clear(): void {
    this.#generation += 1;
    this.#store.clear();
    this.#underWay.clear();
  }

  #begin(key: string, requestText: string, { hash }: RequestedOperation): ResponseSlot {
    const generation = this.#generation;
    let settle: (response: CachedResponse | null) => void = () => undefined;
    const pending = new Promise<CachedResponse | null>((resolve) => (settle = resolve));
    // Nobody waits for a document that may be an action or personal: of a hash that is known late.
    if (hash === null || this.#publicHashes.get(hash) === true) this.#underWay.set(key, pending);
    let isEnded = false;
    return {
      end: (response) => {
        if (isEnded) return;
        isEnded = true;
        if (this.#underWay.get(key) === pending) this.#underWay.delete(key);
        if (response !== null && hash !== null) this.#publicHashes.set(hash, true);
        if (response !== null && generation === this.#generation)
          this.#store.store(key, requestText, response);
        settle(response);
      },
    };
  }
}
