interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
  readonly size: number;
}

/** Values by key, each until it expires, within a total size; those that were set first are dropped first. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #sizeMax: number;
  #size = 0;

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  /** The value of a key and when it expires, in ms since 1970. */
  get(key: string): { readonly value: Value; readonly until: number } | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.until > Date.now() ? entry : undefined;
  }

  set(key: string, value: Value, until: number, size = 1): void {
    this.delete(key);
    // It would drop all others, and then itself.
    if (size > this.#sizeMax) return;
    this.#entries.set(key, { value, until, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#sizeMax) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
