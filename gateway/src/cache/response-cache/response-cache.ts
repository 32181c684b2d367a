import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { OPERATION_LIMITS } from '../../limits/limits.ts';
import type { RequestedOperation } from './requested-operation.ts';
import type { CachedResponse } from './cached-response.ts';
import type { PublicDocuments } from './public-documents.ts';
import { ResponseStore } from './response-store.ts';
import type { RequestKey } from './request-key.ts';

/** A pending response that identical requests may wait for. */
export interface ResponseSlot {
  /** Settles the entry, once: with a public response, or with null when it must not be shared. */
  readonly end: (response: CachedResponse | null) => void;
}

/** The state of an operation in the cache. */
export type CacheLookup =
  | { readonly kind: 'cached'; readonly response: CachedResponse }
  /** An identical request is being executed; null when its response turns out to be personal. */
  | { readonly kind: 'pending'; readonly response: Promise<CachedResponse | null> }
  /** Not cached and not pending: the caller must end `slot`. */
  | { readonly kind: 'missing'; readonly slot: ResponseSlot }
  /** Never shared. */
  | { readonly kind: 'personal' };

/**
 * Complete responses to public queries of guests, cached for as long as they are fresh, and created
 * once for identical requests at the same time. Nothing that depends on the client may be cached.
 */
export class ResponseCache {
  readonly #store: ResponseStore;
  readonly #documents: PublicDocuments;
  readonly #publicHashes = new LRUCache<string, true>({ max: OPERATION_LIMITS.storedDocuments });
  readonly #pending = new Map<string, Promise<CachedResponse | null>>();
  #generation = 0;

  /** `bytesMax` limits the cached bytes; `clock` is the one of the shared data. */
  constructor(bytesMax: number, clock: Clock, documents: PublicDocuments) {
    this.#store = new ResponseStore(bytesMax, clock);
    this.#documents = documents;
  }

  /** The response to a request with exactly this text, found without parsing it. */
  known(requestText: string): CachedResponse | undefined {
    return this.#store.byRequest(requestText);
  }

  /** Looks up an operation; `requestText` finds it directly from then on. */
  lookUp({ requestText, accept }: RequestKey, requested: RequestedOperation): CacheLookup {
    if (requested.query !== null && !this.#documents.isPublic(requested.query))
      return { kind: 'personal' };
    const key = createHash('sha256').update(`${accept}\n${requested.text}`).digest('base64');
    const cached = this.#store.byKey(key, requestText);
    if (cached !== undefined) return { kind: 'cached', response: cached };
    const response = this.#pending.get(key);
    if (response !== undefined) return { kind: 'pending', response };
    return { kind: 'missing', slot: this.#begin(key, requestText, requested) };
  }

  /** Clears everything, pending responses included, e.g. after an order changed stocks. */
  clear(): void {
    this.#generation += 1;
    this.#store.clear();
    this.#pending.clear();
  }

  #begin(key: string, requestText: string, { hash }: RequestedOperation): ResponseSlot {
    const generation = this.#generation;
    let settle: (response: CachedResponse | null) => void = () => undefined;
    const pending = new Promise<CachedResponse | null>((resolve) => (settle = resolve));
    // A hash is shared only when its document is known to be public: it may be a mutation or personal.
    if (hash === null || this.#publicHashes.get(hash) === true) this.#pending.set(key, pending);
    let isEnded = false;
    return {
      end: (response) => {
        if (isEnded) return;
        isEnded = true;
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
        if (response !== null && hash !== null) this.#publicHashes.set(hash, true);
        if (response !== null && generation === this.#generation)
          this.#store.store(key, requestText, response);
        settle(response);
      },
    };
  }
}
