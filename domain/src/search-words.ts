import { cleanSearchText } from './listing.ts';

/** A piece of a name, and whether a searched word stands there. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** One sign as searches compare it: small, without accents. A lone accent is nothing. */
const foldSign = (sign: string) =>
  sign
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Sign by sign, so that each can be traced to where it stands in the name. */
const fold = (text: string) => Array.from(text, foldSign).join('');

/**
 * The words of a search as they are compared: letter case and accents do not count. Empty for a blank
 * text.
 */
export function searchWords(searched: string): readonly string[] {
  const words = cleanSearchText(searched)?.split(' ') ?? [];
  return [...new Set(words.map(fold))].filter((word) => word !== '');
}

/** Whether a word of `searchWords` occurs in a name, as the shop looks for it. */
export function hasWord(name: string, word: string): boolean {
  return fold(name).includes(word);
}

/** For each sign of a name whether it belongs to one of the words. */
function markSigns(signs: readonly string[], words: readonly string[]): boolean[] {
  const marks = signs.map(() => false);
  // A sign can fold to none or to several: where each folded one came from.
  const origins = signs.flatMap((sign, place) => Array.from(foldSign(sign).split(''), () => place));
  const folded = fold(signs.join(''));
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      marks.fill(true, origins[at], (origins[at + word.length - 1] ?? 0) + 1);
    }
  }
  return marks;
}

/**
 * Splits a name where words of a search stand in it, so that they can be shown marked. The parts in a
 * row are the name, sign for sign; a name in which nothing is found is one part.
 */
export function markWords(name: string, searched: string): readonly NamePart[] {
  const signs = Array.from(name);
  const marks = markSigns(signs, searchWords(searched));
  const parts: { text: string; isMatch: boolean }[] = [];
  signs.forEach((sign, place) => {
    const last = parts.at(-1);
    // An accent that is a sign of its own stays with its letter.
    const isMatch = foldSign(sign) === '' ? (last?.isMatch ?? false) : (marks[place] ?? false);
    if (last?.isMatch === isMatch) last.text += sign;
    else parts.push({ text: sign, isMatch });
  });
  return parts;
}
