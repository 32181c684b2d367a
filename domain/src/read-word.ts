/** Reads one of these words of the wire in any letter case; null when it is none of them. */
export function readWord<Word extends string>(value: unknown, words: readonly Word[]): Word | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return words.find((word) => word === text) ?? null;
}
