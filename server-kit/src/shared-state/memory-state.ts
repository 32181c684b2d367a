import { LRUCache } from 'lru-cache';
import type { SharedState, Usage } from './shared-state.ts';

/** Most counters and most locks of one process. */
const KEYS_MAX = 50_000;

/** Characters of all values: clients decide some of them. */
const VALUES_MAX = 8_000_000;

/** Memory of a value in addition to its characters. */
const OVERHEAD = 100;

// `maxSize` and not `max`, for which the library allocates the memory of all entries at once.
const createCache = <Value extends string | number>(maxSize: number) =>
  new LRUCache<string, Value>({ maxSize, ttlResolution: 0 });

/** The state of a single process. There are no other processes, so messages are dropped. */
export class MemoryState implements SharedState {
  readonly #values = createCache<string>(VALUES_MAX);
  readonly #counters = createCache<number>(KEYS_MAX);
  readonly #locks = createCache<string>(KEYS_MAX);

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.#values.get(key));
  }

  set(key: string, value: string, lifetimeMs: number): Promise<void> {
    const size = key.length + value.length + OVERHEAD;
    this.#values.set(key, value, { ttl: lifetimeMs, size });
    return Promise.resolve();
  }

  count(key: string, windowMs: number): Promise<Usage> {
    const count = (this.#counters.get(key) ?? 0) + 1;
    // The window begins with the first count.
    this.#counters.set(key, count, { ttl: windowMs, noUpdateTTL: true, size: 1 });
    return this.usage(key);
  }

  usage(key: string): Promise<Usage> {
    const count = this.#counters.get(key) ?? 0;
    const resetMs = count === 0 ? 0 : Math.max(0, this.#counters.getRemainingTTL(key));
    return Promise.resolve({ count, resetMs });
  }

  tryLock(key: string, owner: string, leaseMs: number): Promise<boolean> {
    const holder = this.#locks.get(key) ?? owner;
    if (holder !== owner) return Promise.resolve(false);
    this.#locks.set(key, owner, { ttl: leaseMs, size: 1 });
    return Promise.resolve(true);
  }

  unlock(key: string, owner: string): Promise<void> {
    if (this.#locks.get(key) === owner) this.#locks.delete(key);
    return Promise.resolve();
  }

  publish(): Promise<void> {
    return Promise.resolve();
  }

  subscribe(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
