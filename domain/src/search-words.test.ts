import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWord, markWords, searchWords } from './search-words.ts';

/** The name with its marked parts in brackets. */
const marked = (name: string, searched: string) =>
  markWords(name, searched)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('searchWords and hasWord', () => {
  it('ignores letter case, accents and repeated words', () => {
    expect(searchWords('  GALAXY \t Édition galaxy ')).toEqual(['galaxy', 'edition']);
    expect(searchWords(' \u0301 ')).toEqual([]);
    expect(searchWords('   ')).toEqual([]);
  });

  it('finds a word anywhere in a name', () => {
    expect(hasWord('Galaxy A55', 'axy')).toBe(true);
    expect(hasWord('Café', 'cafe')).toBe(true);
    expect(hasWord('Galaxy A55', 'a56')).toBe(false);
  });
});

describe('markWords', () => {
  it.each([
    ['Galaxy A55 5G', 'galaxy', '[Galaxy] A55 5G'],
    ['Galaxy A55 5G', '5g gal', '[Gal]axy A55 [5G]'],
    ['Galaxy A55 5G', 'a', 'G[a]l[a]xy [A]55 5G'],
    ['Galaxy A55 5G', 'gala alaxy', '[Galaxy] A55 5G'],
    ['Aaah', 'aa', '[Aaa]h'],
    ['Édition Nova', 'edition', '[Édition] Nova'],
    ['E\u0301dition Nova', 'é', '[E\u0301]dition Nova'],
    ['İstanbul', 'istanbul', '[İstanbul]'],
    ['Casing 🐱 lucu', '🐱', 'Casing [🐱] lucu'],
    ['C++ (2.0)', 'c++ (2', '[C++] [(2].0)'],
    ['Galaxy', 'tablet', 'Galaxy'],
    ['Galaxy', '', 'Galaxy'],
    ['', 'a', ''],
  ])('marks in %s, searched for %o: %s', (name, searched, expected) => {
    expect(marked(name, searched)).toBe(expected);
  });

  const text = fc.string({
    unit: fc.constantFrom('a', 'B', 'é', 'e', '\u0301', 'İ', '🐱', ' ', '+'),
  });

  it('returns the whole name in alternating parts, none of them empty', () => {
    fc.assert(
      fc.property(text, text, (name, searched) => {
        const parts = markWords(name, searched);
        expect(parts.map((part) => part.text).join('')).toBe(name);
        parts.forEach((part, index) => {
          expect(part.text).not.toBe('');
          if (index > 0) expect(part.isMatch).not.toBe(parts[index - 1]!.isMatch);
        });
      }),
    );
  });

  it('marks something exactly when a word occurs, and leaves no word unmarked', () => {
    fc.assert(
      fc.property(text, text, (name, searched) => {
        const words = searchWords(searched);
        const parts = markWords(name, searched);
        const isFound = words.some((word) => hasWord(name, word));
        expect(parts.some(({ isMatch }) => isMatch)).toBe(isFound);
        for (const part of parts.filter(({ isMatch }) => !isMatch)) {
          expect(words.some((word) => hasWord(part.text, word))).toBe(false);
        }
      }),
    );
  });
});
