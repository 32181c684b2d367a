import { BoundedMap } from '../bounded-map.ts';
import { isFault } from '../rest/rest-client.ts';

/** Milliseconds since any fixed moment. */
export type Clock = () => number;

/** A shared value, and what may be said of its freshness. */
export interface Held<Value> {
  readonly value: Value;
  /** How many milliseconds it still counts as fresh; 0 when it is stale. */
  readonly freshFor: number;
  /** Whether it is older than its lifetime and was given only because the shop could not be asked. */
  readonly isStale: boolean;
}

interface Entry<Value> {
  readonly value: Value;
  readonly freshUntil: number;
  readonly usableUntil: number;
  /** Until then the shop is not asked again after it failed. */
  readonly pausedUntil: number;
}

/** How long after its reading a value may be given while the shop cannot be asked, in ms. */
const STALE_FOR = 600_000;

/** How long the shop is left alone after it could not be asked, in ms. */
const PAUSE_AFTER_FAULT = 1_000;

/**
 * One kind of public data, shared by all requests of this process: one reading at a time per key,
 * kept for its lifetime, and given stale for at most ten minutes when the shop cannot be asked.
 * Nothing that depends on who asks may be kept here. Nobody may change what they get.
 */
export class SharedReads<Value> {
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #entries: BoundedMap<string, Entry<Value>>;
  readonly #running = new Map<string, Promise<Held<Value>>>();
  #generation = 0;

  /** `lifetime` in ms; `entriesMax` is how many keys are kept. */
  constructor(options: { clock: Clock; lifetime: number; entriesMax?: number }) {
    this.#clock = options.clock;
    this.#lifetime = options.lifetime;
    this.#entries = new BoundedMap(options.entriesMax ?? 1);
  }

  /** The value of a key, read with `read` when there is no fresh one. Rejects as `read` does. */
  async get(key: string, read: () => Promise<Value>): Promise<Held<Value>> {
    const entry = this.#entries.get(key);
    const now = this.#clock();
    if (entry !== undefined && entry.freshUntil > now) {
      return { value: entry.value, freshFor: entry.freshUntil - now, isStale: false };
    }
    if (entry !== undefined && entry.pausedUntil > now && entry.usableUntil > now) {
      return { value: entry.value, freshFor: 0, isStale: true };
    }
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const reading = this.#read(key, read, entry).finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key);
    });
    this.#running.set(key, reading);
    return reading;
  }

  /** Forgets everything, also what is being read right now, e.g. after an order changed stocks. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#running.clear();
  }

  async #read(
    key: string,
    read: () => Promise<Value>,
    before: Entry<Value> | undefined,
  ): Promise<Held<Value>> {
    const generation = this.#generation;
    try {
      const value = await read();
      if (generation === this.#generation) this.#keep(key, value);
      return { value, freshFor: this.#lifetime, isStale: false };
    } catch (error) {
      const now = this.#clock();
      if (before === undefined || before.usableUntil <= now || !isFault(error)) throw error;
      this.#entries.set(key, { ...before, pausedUntil: now + PAUSE_AFTER_FAULT });
      return { value: before.value, freshFor: 0, isStale: true };
    }
  }

  #keep(key: string, value: Value): void {
    const now = this.#clock();
    const entry = { value, freshUntil: now + this.#lifetime, usableUntil: now + STALE_FOR };
    this.#entries.set(key, { ...entry, pausedUntil: 0 });
  }
}
