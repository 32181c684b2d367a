const PHONES = ['smartphone', 'iphone'];

/** Words of shoppers in lower case, with synonyms used by shops; one direction each. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  hp: PHONES,
  ponsel: PHONES,
  handphone: PHONES,
  notebook: ['laptop'],
  earbuds: ['tws'],
  headset: ['headphone', 'earphone', 'tws'],
  powerbank: ['power bank'],
  arloji: ['jam tangan'],
  case: ['casing'],
  cable: ['kabel'],
  antigores: ['pelindung layar'],
  gores: ['pelindung layar'],
  promax: ['pro max'],
};

/** A word of a search in lower case, with its synonyms in Indonesian and English. */
export const wordsFor = (word: string): readonly string[] =>
  Object.hasOwn(SAME, word) ? [word, ...(SAME[word] ?? [])] : [word];

/** Words with synonyms, as candidates for the correction of typing errors. */
export const KNOWN_WORDS: readonly string[] = Object.keys(SAME);
