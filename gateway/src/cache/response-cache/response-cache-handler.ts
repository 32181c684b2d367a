import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { PublicResponseOutcome } from '../../telemetry/metrics.ts';
import { readJsonOperation, readSearchOperation } from './requested-operation.ts';
import type { CachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';
import { PendingResponse } from './pending-response.ts';
import type { RequestKey } from './request-key.ts';
import { sendCachedResponse } from './send-cached-response.ts';

/** How long a request waits for the pending response to an identical one, in ms. */
const WAIT_FOR_OTHER = 3_000;

/** A request that may be served from the cache. */
export interface CacheableRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: RequestKey;
}

/** A served response, its source, and how long that took in ms. */
export interface ServedResponse {
  readonly outcome: Exclude<PublicResponseOutcome, 'miss'>;
  readonly response: CachedResponse;
  readonly ms: number;
}

/** Callbacks for what the cache does. */
export interface CacheEvents {
  readonly served: (cacheable: CacheableRequest, out: ServedResponse) => void;
  /** Apollo creates a response that may be cached. */
  readonly missed: () => void;
}

/** Serves cached responses over HTTP, ahead of Apollo. */
export class ResponseCacheHandler {
  readonly #cache: ResponseCache;
  readonly #clock: Clock;
  readonly #events: CacheEvents;

  /** `clock` is the one of the cache. */
  constructor(cache: ResponseCache, clock: Clock, events: CacheEvents) {
    this.#cache = cache;
    this.#clock = clock;
    this.#events = events;
  }

  /** Serves a request whose exact text is known, without parsing it; false when it is not. */
  serveKnown(cacheable: CacheableRequest): boolean {
    const started = performance.now();
    const response = this.#cache.known(cacheable.key.requestText);
    if (response === undefined) return false;
    this.#serve(cacheable, 'hit', response, started);
    return true;
  }

  /**
   * Serves a request whose operation is cached or pending. Otherwise returns the pending entry for
   * Apollo's response, or null when that response must not be shared. `text` is the body that `json`
   * was read from; null for GET, which has its operation in `search`.
   */
  async serveOperation(
    cacheable: CacheableRequest,
    { json, text }: { readonly json: unknown; readonly text: string | null },
    search: string,
  ): Promise<'served' | PendingResponse | null> {
    const started = performance.now();
    const requested = text === null ? readSearchOperation(search) : readJsonOperation(text, json);
    if (requested === null) return null;
    const lookup = this.#cache.lookUp(cacheable.key, requested);
    if (lookup.kind === 'personal') return null;
    if (lookup.kind === 'missing') {
      this.#events.missed();
      return new PendingResponse(lookup.slot, this.#clock);
    }
    const isCached = lookup.kind === 'cached';
    const response = isCached ? lookup.response : await withinTimeLimit(lookup.response);
    if (response === null || response.freshUntil <= this.#clock()) return null;
    this.#serve(cacheable, isCached ? 'hit' : 'joined', response, started);
    return 'served';
  }

  #serve(
    cacheable: CacheableRequest,
    outcome: ServedResponse['outcome'],
    response: CachedResponse,
    started: number,
  ): void {
    sendCachedResponse(
      cacheable.request,
      cacheable.reply,
      response,
      response.freshUntil - this.#clock(),
    );
    this.#events.served(cacheable, { outcome, response, ms: performance.now() - started });
  }
}

function withinTimeLimit(response: Promise<CachedResponse | null>): Promise<CachedResponse | null> {
  return new Promise((resolve) => {
    const over = setTimeout(() => resolve(null), WAIT_FOR_OTHER);
    void response.then((value) => {
      clearTimeout(over);
      resolve(value);
    });
  });
}
