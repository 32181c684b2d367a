import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { CachedResponse } from './cached-response.ts';

/** How many responses are cached at most, however small they are. */
const RESPONSES_MAX = 10_000;

/** Share of the bytes for responses; the rest is for the request texts that they are found by. */
const SHARE_OF_RESPONSES = 3 / 4;

/** No single response, and no single request text, takes more than this share of the bytes. */
const LARGEST_SHARE = 1 / 16;

/** Estimated memory of an entry beside its bytes. */
const OVERHEAD_BYTES = 500;

/**
 * Responses by the key of their operation, within a number of bytes; the least recently used are
 * evicted. A response is also found by the text of an earlier request, which then need not be parsed.
 */
export class ResponseStore {
  readonly #clock: Clock;
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #keys: LRUCache<string, string>;

  /** `bytesMax` bounds everything that is cached, keys included; `clock` counts when a response expires. */
  constructor(bytesMax: number, clock: Clock) {
    this.#clock = clock;
    const maxEntrySize = atLeastOne(bytesMax * LARGEST_SHARE);
    this.#responses = new LRUCache({
      max: RESPONSES_MAX,
      maxSize: atLeastOne(bytesMax * SHARE_OF_RESPONSES),
      maxEntrySize,
      sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
    });
    this.#keys = new LRUCache({
      maxSize: atLeastOne(bytesMax * (1 - SHARE_OF_RESPONSES)),
      maxEntrySize,
      sizeCalculation: (key, requestText) => requestText.length + key.length + OVERHEAD_BYTES,
    });
  }

  /** Bytes that are cached, approximately. */
  get bytes(): number {
    return this.#responses.calculatedSize + this.#keys.calculatedSize;
  }

  /** The response to a request with this text; undefined when there is none that may still be served. */
  byRequest(requestText: string): CachedResponse | undefined {
    const key = this.#keys.get(requestText);
    if (key === undefined) return undefined;
    const response = this.#fresh(key);
    if (response === undefined) this.#keys.delete(requestText);
    return response;
  }

  /** The response to an operation; `requestText` finds it directly from now on. */
  byKey(key: string, requestText: string): CachedResponse | undefined {
    const response = this.#fresh(key);
    if (response !== undefined) this.#keys.set(requestText, key);
    return response;
  }

  /** Replaces the response of the key; does not store one that is too large. */
  store(key: string, requestText: string, response: CachedResponse): void {
    this.#responses.set(key, response);
    if (this.#responses.has(key)) this.#keys.set(requestText, key);
  }

  /** Clears everything. */
  clear(): void {
    this.#responses.clear();
    this.#keys.clear();
  }

  #fresh(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key);
    if (response === undefined || response.freshUntil > this.#clock()) return response;
    this.#responses.delete(key);
    return undefined;
  }
}

function atLeastOne(bytes: number): number {
  return Math.max(1, Math.floor(bytes));
}
