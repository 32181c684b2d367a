import { LRUCache } from 'lru-cache';

/** Texts longer than this are converted again each time, so that few of them cannot fill the memory. */
const MEMOIZED_TEXT_MAX = 100_000;

/**
 * Caches the last results of a conversion of texts of the shop: the same descriptions are requested again
 * and again.
 */
export function memoizeText(convert: (text: string) => string): (text: string) => string {
  const results = new LRUCache<string, string>({ max: 300 });
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = convert(text);
    if (text.length <= MEMOIZED_TEXT_MAX) results.set(text, result);
    return result;
  };
}
