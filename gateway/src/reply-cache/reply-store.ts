import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { KeptReply } from './kept-reply.ts';

/** How many replies are cached at most, however small they are. */
const REPLIES_MAX = 10_000;

/** Share of the bytes for replies; the rest is for the request texts that they are found by. */
const SHARE_OF_REPLIES = 3 / 4;

/** No single reply, and no single request text, takes more than this share of the bytes. */
const LARGEST_SHARE = 1 / 16;

/** What one entry takes beside its bytes: objects, slots of maps. */
const OVERHEAD_BYTES = 500;

/**
 * Replies by the key of what was asked, within so many bytes: the least recently used go first. A
 * reply is also found by the text of a request that asked for it before, so that this need not be
 * parsed.
 */
export class ReplyStore {
  readonly #clock: Clock;
  readonly #replies: LRUCache<string, KeptReply>;
  readonly #keys: LRUCache<string, string>;

  /** `bytesMax` bounds everything that is cached, keys included; `clock` tells when a reply expires. */
  constructor(bytesMax: number, clock: Clock) {
    this.#clock = clock;
    const maxEntrySize = atLeastOne(bytesMax * LARGEST_SHARE);
    this.#replies = new LRUCache({
      max: REPLIES_MAX,
      maxSize: atLeastOne(bytesMax * SHARE_OF_REPLIES),
      maxEntrySize,
      sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
    });
    this.#keys = new LRUCache({
      maxSize: atLeastOne(bytesMax * (1 - SHARE_OF_REPLIES)),
      maxEntrySize,
      sizeCalculation: (key, form) => form.length + key.length + OVERHEAD_BYTES,
    });
  }

  /** Bytes that are cached, as far as they can be told. */
  get bytes(): number {
    return this.#replies.calculatedSize + this.#keys.calculatedSize;
  }

  /** The reply to a request with this text; undefined when there is none that may still be served. */
  byForm(form: string): KeptReply | undefined {
    const key = this.#keys.get(form);
    if (key === undefined) return undefined;
    const reply = this.#fresh(key);
    if (reply === undefined) this.#keys.delete(form);
    return reply;
  }

  /** The reply to what was asked; it will be found by `form` from now on. */
  byKey(key: string, form: string): KeptReply | undefined {
    const reply = this.#fresh(key);
    if (reply !== undefined) this.#keys.set(form, key);
    return reply;
  }

  /** Caches a reply in place of the one before it, unless it is too large. */
  keep(key: string, form: string, reply: KeptReply): void {
    this.#replies.set(key, reply);
    if (this.#replies.has(key)) this.#keys.set(form, key);
  }

  /** Forgets everything. */
  clear(): void {
    this.#replies.clear();
    this.#keys.clear();
  }

  #fresh(key: string): KeptReply | undefined {
    const reply = this.#replies.get(key);
    if (reply === undefined || reply.freshUntil > this.#clock()) return reply;
    this.#replies.delete(key);
    return undefined;
  }
}

function atLeastOne(bytes: number): number {
  return Math.max(1, Math.floor(bytes));
}
