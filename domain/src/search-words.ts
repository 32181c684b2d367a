import { cleanSearchText } from './listing.ts';

/** A part of a name, and whether it matches a searched word. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** One character as searches compare it: lower case, without accents. A combining accent alone becomes empty. */
const foldCharacter = (character: string) =>
  character
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Folds each character on its own, so that a match can be traced back to its position in the name. */
const fold = (text: string) => Array.from(text, foldCharacter).join('');

/**
 * The words of a search as they are compared: letter case and accents do not count. Empty for a blank
 * text.
 */
export function searchWords(searched: string): readonly string[] {
  const words = cleanSearchText(searched)?.split(' ') ?? [];
  return [...new Set(words.map(fold))].filter((word) => word !== '');
}

/** Whether a word of `searchWords` occurs in a name, as in the shop's search. */
export function hasWord(name: string, word: string): boolean {
  return fold(name).includes(word);
}

/** For each character of a name whether it belongs to one of the words. */
function matchCharacters(characters: readonly string[], words: readonly string[]): boolean[] {
  const matches = characters.map(() => false);
  // A character can fold to none or to several; this has the index of the origin of each.
  const origins = characters.flatMap((character, index) =>
    Array.from(foldCharacter(character).split(''), () => index),
  );
  const folded = fold(characters.join(''));
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      matches.fill(true, origins[at], (origins[at + word.length - 1] ?? 0) + 1);
    }
  }
  return matches;
}

/**
 * Splits a name into the parts that match a searched word and the parts that do not. The joined parts
 * equal the name; a name without a match is one part.
 */
export function markWords(name: string, searched: string): readonly NamePart[] {
  const characters = Array.from(name);
  const matches = matchCharacters(characters, searchWords(searched));
  const parts: { text: string; isMatch: boolean }[] = [];
  characters.forEach((character, index) => {
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const isAccent = foldCharacter(character) === '';
    const isMatch = isAccent ? (last?.isMatch ?? false) : (matches[index] ?? false);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  });
  return parts;
}
