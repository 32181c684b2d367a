/** For each key the slots it stands for. */
export class Postings<Key> {
  readonly #slots = new Map<Key, number[]>();

  add(key: Key, slot: number): void {
    const slots = this.#slots.get(key);
    if (slots === undefined) this.#slots.set(key, [slot]);
    else slots.push(slot);
  }

  /** Takes slots away from these keys, which are all they stand under. */
  remove(keys: ReadonlySet<Key>, removed: ReadonlySet<number>): void {
    for (const key of keys) {
      const left = (this.#slots.get(key) ?? []).filter((slot) => !removed.has(slot));
      if (left.length === 0) this.#slots.delete(key);
      else this.#slots.set(key, left);
    }
  }

  /** The slots of every key that is meant. A slot can come more than once. */
  *of(isMeant: (key: Key) => boolean): Generator<readonly number[]> {
    for (const [key, slots] of this.#slots) if (isMeant(key)) yield slots;
  }
}
