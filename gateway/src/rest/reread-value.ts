/**
 * The records of a response of the shop, stored as the text of that response: the first `take` returns the
 * records that were read already, the second reads them again, and from then on they are cached. Most pages
 * are taken once, and many small objects that outlive their request cost the garbage collector more than
 * reading a page twice (decision 0042).
 */
export class RereadValue<Value> {
  readonly #reread: () => Value;
  #first: Value | null;
  #cached: Value | null = null;

  /** `reread` must not reference `first`. */
  constructor(first: Value & object, reread: () => Value & object) {
    this.#first = first;
    this.#reread = reread;
  }

  take(): Value {
    const first = this.#first;
    this.#first = null;
    return first ?? (this.#cached ??= this.#reread());
  }
}
