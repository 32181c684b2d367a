import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Converts a text to lower case by ICU rules, on every engine and for every collation of the database. */
export function lowerCase(text: SQLWrapper): SQL {
  return sql`lower(${text} COLLATE "und-x-icu")`;
}

/**
 * One condition for each word: it occurs in one of the texts, case-insensitively (shop-api.md 5.3). `%` and `_` are
 * literal. Without texts nothing matches.
 */
export function wordsOccurIn(words: readonly string[], texts: readonly SQLWrapper[]): SQL[] {
  return words.map((word) => {
    const sought = lowerCase(sql`${word}::text`);
    const hits = texts.map((text) => sql`strpos(${lowerCase(text)}, ${sought}) > 0`);
    return or(...hits) ?? sql`false`;
  });
}
