/** A source of numbers that follows from a text alone: the same text, the same numbers. */
export interface Seeded {
  /** The next number, from 0 up to but not including 1. */
  readonly next: () => number;
  /** The next number between two bounds. */
  readonly between: (low: number, high: number) => number;
  /** One of the choices, which must not be empty. */
  readonly pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
}

/** A 32-bit fingerprint of a text (FNV-1a). */
function fingerprint(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Numbers seeded from a text (mulberry32). */
export function seeded(text: string): Seeded {
  let state = fingerprint(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
