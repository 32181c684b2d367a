/** A map that keeps the entries used last and forgets the others past its size. */
export class BoundedMap<Key, Value> {
  readonly #most: number;
  readonly #entries = new Map<Key, Value>();

  /** `most` is the number of entries that are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value, which now counts as used last. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  /** Keeps a value and forgets the one that was not used for longest when there are too many. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const oldest = this.#entries.keys().next();
    if (oldest.done !== true) this.#entries.delete(oldest.value);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }
}
