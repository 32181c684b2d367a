/** For each key the slots it stands for. */
export class Postings<Key> {
  /** A search looks at every key: that is several times faster in a list than in a map. */
  readonly #keys: Key[] = [];
  readonly #slots: number[][] = [];
  readonly #placeOf = new Map<Key, number>();

  add(key: Key, slot: number): void {
    const place = this.#placeOf.get(key);
    if (place === undefined) this.#placeOf.set(key, this.#keys.push(key) - 1);
    (this.#slots[place ?? this.#slots.length] ??= []).push(slot);
  }

  /** Takes slots away from these keys, which are all they stand under. */
  remove(keys: ReadonlySet<Key>, removed: ReadonlySet<number>): void {
    for (const key of keys) {
      const place = this.#placeOf.get(key);
      if (place === undefined) continue;
      const left = this.#slots[place]?.filter((slot) => !removed.has(slot)) ?? [];
      if (left.length > 0) this.#slots[place] = left;
      else this.#drop(key, place);
    }
  }

  /** The slots of every key that is meant. A slot can come more than once. */
  of(isMeant: (key: Key) => boolean): (readonly number[])[] {
    const found: (readonly number[])[] = [];
    this.#keys.forEach((key, place) => {
      if (isMeant(key)) found.push(this.#slots[place] ?? []);
    });
    return found;
  }

  /** The last key takes the place of the one that goes. */
  #drop(key: Key, place: number): void {
    this.#placeOf.delete(key);
    const lastKey = this.#keys.pop();
    const lastSlots = this.#slots.pop();
    if (lastKey === undefined || lastSlots === undefined || lastKey === key) return;
    this.#keys[place] = lastKey;
    this.#slots[place] = lastSlots;
    this.#placeOf.set(lastKey, place);
  }
}
