import { ExpiringMap } from './expiring-map.ts';
import type { SharedState, Usage } from './shared-state.ts';

/** Counters and locks that one process remembers. */
const KEYS_MAX = 50_000;

/** Characters of all values: clients decide some of them. */
const VALUES_MAX = 8_000_000;

/** What a value takes beside its characters. */
const OVERHEAD = 100;

/** The state of a single process. Nobody else listens, so messages go nowhere. */
export class MemoryState implements SharedState {
  readonly #values = new ExpiringMap<string>(VALUES_MAX);
  readonly #counters = new ExpiringMap<number>(KEYS_MAX);
  readonly #locks = new ExpiringMap<string>(KEYS_MAX);

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.#values.get(key)?.value);
  }

  set(key: string, value: string, lifetimeMs: number): Promise<void> {
    const size = key.length + value.length + OVERHEAD;
    this.#values.set(key, value, Date.now() + lifetimeMs, size);
    return Promise.resolve();
  }

  count(key: string, windowMs: number): Promise<Usage> {
    const { value: count, until } = this.#counters.get(key) ?? {
      value: 0,
      until: Date.now() + windowMs,
    };
    this.#counters.set(key, count + 1, until);
    return this.usage(key);
  }

  usage(key: string): Promise<Usage> {
    const counter = this.#counters.get(key);
    const usage =
      counter === undefined
        ? { count: 0, resetMs: 0 }
        : { count: counter.value, resetMs: counter.until - Date.now() };
    return Promise.resolve(usage);
  }

  tryLock(key: string, owner: string, leaseMs: number): Promise<boolean> {
    const holder = this.#locks.get(key)?.value ?? owner;
    if (holder !== owner) return Promise.resolve(false);
    this.#locks.set(key, owner, Date.now() + leaseMs);
    return Promise.resolve(true);
  }

  unlock(key: string, owner: string): Promise<void> {
    if (this.#locks.get(key)?.value === owner) this.#locks.delete(key);
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
