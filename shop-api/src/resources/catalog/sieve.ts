/** Keeps those of many slots that meet every one of up to 255 conditions. */
export class Sieve {
  /** How many conditions in a row each slot has met. */
  readonly #met: Uint8Array;
  #conditions = 0;
  #count: number;

  /** `slots` is above every slot, `count` how many there are. */
  constructor(slots: number, count: number) {
    this.#met = new Uint8Array(slots);
    this.#count = count;
  }

  /** How many are kept. */
  get count(): number {
    return this.#count;
  }

  /** Keeps only what stands in one of the lists, which may hold a slot more than once. */
  narrow(lists: readonly (readonly number[])[]): void {
    const met = this.#met;
    const before = this.#conditions;
    let count = 0;
    for (const slots of lists) {
      for (const slot of slots) {
        if (met[slot] !== before) continue;
        met[slot] = before + 1;
        count += 1;
      }
    }
    this.#conditions = before + 1;
    this.#count = count;
  }

  /** Those kept from place `offset` on, at most `size`, in the order of `all`. */
  page(all: Int32Array, offset: number, size: number): number[] {
    const found: number[] = [];
    const end = Math.min(offset + size, this.#count);
    let seen = 0;
    for (let place = 0; seen < end && place < all.length; place += 1) {
      const slot = all[place] ?? 0;
      if (this.#met[slot] !== this.#conditions) continue;
      if (seen >= offset) found.push(slot);
      seen += 1;
    }
    return found;
  }
}
