/** Returns the same random sequence for the same seed. */
export class SeededRandom {
  #state: number;

  /** `seed` is a whole number. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A number from 0 up to, but not including, 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** True with the given probability, 0 to 1. */
  happens(chance: number): boolean {
    return this.share() < chance;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.share() * end);
  }

  /** One of the values; throws when there are none. */
  one<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }
}

/** A seed derived from a text. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (const character of text)
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return seed;
}
