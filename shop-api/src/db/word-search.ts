import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A text in lower case, alike on every engine: ICU rules, whatever the database was made with. */
export function lowerCase(text: SQLWrapper): SQL {
  return sql`lower(${text} COLLATE "und-x-icu")`;
}

/**
 * For each word the condition that it occurs in one of the texts, letter case ignored (shop-api.md 5.3).
 * A word is plain text: `%` and `_` mean themselves. Without any text nothing is found.
 */
export function wordsOccurIn(words: readonly string[], texts: readonly SQLWrapper[]): SQL[] {
  return words.map((word) => {
    const sought = lowerCase(sql`${word}::text`);
    const hits = texts.map((text) => sql`strpos(${lowerCase(text)}, ${sought}) > 0`);
    return or(...hits) ?? sql`false`;
  });
}
