import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { isUpstreamError, type OnReceived } from '../../rest/client/rest-client.ts';
import type { SharedReadOutcome } from '../../telemetry/metrics.ts';

/** A shared value and its freshness. */
export interface SharedValue<Value> {
  readonly value: Value;
  /** How many milliseconds it still counts as fresh; 0 when it is stale. */
  readonly freshFor: number;
  /** Whether it is older than its lifetime and was served only because the shop was unavailable. */
  readonly isStale: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  /** Characters of the responses that it was read from, and 1. */
  readonly size: number;
  readonly readAt: number;
  /** The generation in which its read began; values of earlier ones are expired. */
  readonly generation: number;
  /** Until then the shop is not called again after it failed. */
  readonly pausedUntil: number;
}

/**
 * Waits for a shared read, at most `most` ms. Rejects with an `UpstreamError` when that is
 * over.
 */
export type TimeLimit = <Result>(read: Promise<Result>, most?: number) => Promise<Result>;

/** Options of one request. */
export interface ReadOptions {
  /** How long this request waits; the read continues for other requests. No limit when left out. */
  readonly timeLimit?: TimeLimit;
  /** Never returns a stale value, also when the shop is unavailable. */
  readonly freshOnly?: boolean;
}

/** Reads a value and reports the sizes of the responses it is read from. */
type ReadShared<Value> = (onReceived: OnReceived) => Promise<Value>;

const noTimeLimit: TimeLimit = (read) => read;

/** How long after its read a value may be served while the shop is unavailable, in ms. */
const STALE_FOR = 600_000;

/** How long a request waits for a new value while there is an old one, in ms. */
const WAIT_WITH_OLD = 2_000;

/** Pause before the next read after the shop was unavailable, in ms. */
const PAUSE_AFTER_FAILURE = 1_000;

/** Most characters of responses behind the values of one kind; the largest response has fewer (shop-api.md 1). */
const SIZE_MAX = 16_000_000;

/**
 * One kind of public data, shared by all requests of this process: one read at a time per key, cached for
 * its lifetime, and served stale for at most ten minutes while the shop is unavailable.
 * Nothing that depends on the client may be cached here. Values must not be changed.
 */
export class SharedReads<Value> {
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #count: (outcome: SharedReadOutcome) => void;
  readonly #running = new Map<string, Promise<SharedValue<Value>>>();
  #generation = 0;

  /**
   * `lifetime` in ms; `entriesMax` is how many keys are cached; `count` is called with the source of each
   * value.
   */
  constructor(options: {
    clock: Clock;
    lifetime: number;
    entriesMax?: number;
    count?: (outcome: SharedReadOutcome) => void;
  }) {
    this.#clock = options.clock;
    this.#lifetime = options.lifetime;
    this.#entries = new LRUCache({
      max: options.entriesMax ?? 1,
      maxSize: SIZE_MAX,
      sizeCalculation: ({ size }) => size,
    });
    this.#count = options.count ?? (() => undefined);
  }

  /**
   * The value of a key, read with `read` when there is no fresh one. Rejects as `read` does, or as
   * `timeLimit` does.
   */
  async get(
    key: string,
    read: ReadShared<Value>,
    { timeLimit = noTimeLimit, freshOnly = false }: ReadOptions = {},
  ): Promise<SharedValue<Value>> {
    const entry = this.#entries.get(key);
    const now = this.#clock();
    const freshFor = entry === undefined ? 0 : this.#freshFor(entry, now);
    if (entry !== undefined && freshFor > 0) {
      this.#count('hit');
      return { value: entry.value, freshFor, isStale: false };
    }
    const old = entry !== undefined && !freshOnly && isUsable(entry, now) ? entry : null;
    if (old !== null && old.pausedUntil > now) return this.#stale(old);
    const running = this.#running.get(key);
    this.#count(running === undefined ? 'miss' : 'joined');
    const pendingRead = running ?? this.#start(key, read);
    if (old === null) return timeLimit(pendingRead);
    return timeLimit(pendingRead, WAIT_WITH_OLD).catch((error: unknown) => {
      if (!isUpstreamError(error) || !isUsable(old, this.#clock())) throw error;
      return this.#stale(old);
    });
  }

  /** Characters of the responses that a cached value was read from; 0 when there is none. */
  sizeOf(key: string): number {
    return this.#entries.peek(key)?.size ?? 0;
  }

  /**
   * Expires all values, also pending reads, e.g. after an order changed stocks. The values remain as
   * stale values for the case that the shop is unavailable.
   */
  expire(): void {
    this.#generation += 1;
    this.#running.clear();
  }

  #freshFor({ readAt, generation }: Entry<Value>, now: number): number {
    return generation === this.#generation ? readAt + this.#lifetime - now : 0;
  }

  #start(key: string, read: ReadShared<Value>): Promise<SharedValue<Value>> {
    const pendingRead = this.#read(key, read).finally(() => {
      if (this.#running.get(key) === pendingRead) this.#running.delete(key);
    });
    this.#running.set(key, pendingRead);
    // It may fail after all requests have timed out.
    pendingRead.catch(() => undefined);
    return pendingRead;
  }

  async #read(key: string, read: ReadShared<Value>): Promise<SharedValue<Value>> {
    const generation = this.#generation;
    let size = 1;
    try {
      const value = await read((characters) => {
        size += characters;
      });
      this.#store(key, { value, size, readAt: this.#clock(), generation, pausedUntil: 0 });
      return { value, freshFor: this.#lifetime, isStale: false };
    } catch (error) {
      const before = this.#entries.get(key);
      if (before !== undefined && isUpstreamError(error)) {
        this.#entries.set(key, { ...before, pausedUntil: this.#clock() + PAUSE_AFTER_FAILURE });
      }
      throw error;
    }
  }

  /** A read that began before `expire` does not replace a value that was read after it. */
  #store(key: string, entry: Entry<Value>): void {
    const before = this.#entries.get(key);
    if (before === undefined || before.generation <= entry.generation)
      this.#entries.set(key, entry);
  }

  #stale({ value }: Entry<Value>): SharedValue<Value> {
    this.#count('stale');
    return { value, freshFor: 0, isStale: true };
  }
}

function isUsable({ readAt }: Entry<unknown>, now: number): boolean {
  return readAt + STALE_FOR > now;
}
