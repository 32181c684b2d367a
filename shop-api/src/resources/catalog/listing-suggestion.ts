import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/tables/catalog.ts';
import { listedProducts } from '../../db/tables/listing.ts';
import { lowerCase } from '../../db/word-search.ts';
import { LISTED_PRODUCTS, listingCondition, PRODUCTS, TRIGRAM } from './listing-condition.ts';
import type { ListingFilter } from './listing-filter.ts';
import { namedGroupsFor } from './named-groups.ts';
import { KNOWN_WORDS } from './search-words.ts';

const MAX_WORDS = 8;
/** Similarity threshold of a word and a part of a name, 0 to 1. */
const SIMILARITY_THRESHOLD = '0.4';
const MIN_SIMILARITY = 0.3;
const NAMES_LOOKED_AT = 50;

/**
 * A correction of a search that found nothing (shop-api.md 10.6): unknown words are replaced by the most similar ones
 * of the catalogue, and the last ones are dropped until the filter finds something. Null without similar words.
 */
export function suggestedSearch(db: Database, filter: ListingFilter): Promise<string | null> {
  return db.transaction(
    async (transaction) => {
      await transaction
        .select({
          set: sql`set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY_THRESHOLD}, true)`,
        })
        .from(sql`(VALUES (1)) AS one_row`);
      const nearest = [];
      for (const word of filter.words.slice(0, MAX_WORDS)) {
        nearest.push(await nearestWord(transaction, word));
      }
      const words = nearest.filter((word) => word !== null);
      while (words.length > 0) {
        if (await findsSomething(transaction, { ...filter, words })) return words.join(' ');
        words.pop();
      }
      return null;
    },
    { accessMode: 'read only' },
  );
}

/** Between letters and digits written together, as in `iphone16`; a single letter belongs to its number, as in `s24`. */
const LETTERS_BESIDE_DIGITS = /(?<=\p{L}{2})(?=\p{N})|(?<=\p{N})(?=\p{L}{2})/u;

/**
 * The word itself when a name contains it, else its letters and digits separately when a name contains both, else the
 * most similar word of names and categories.
 */
async function nearestWord(db: Database, word: string): Promise<string | null> {
  const everything: ListingFilter = {
    words: [word],
    category: null,
    priceMin: null,
    priceMax: null,
    isAvailable: false,
    starMin: null,
    brands: [],
    specifications: new Map(),
  };
  if (await findsSomething(db, everything)) return word;
  const parts = word.split(LETTERS_BESIDE_DIGITS);
  if (parts.length > 1 && (await findsSomething(db, { ...everything, words: parts }))) {
    return parts.join(' ');
  }
  if (!TRIGRAM.test(word)) return null;
  const sought = lowerCase(sql`${word}::text`);
  const candidate = sql`candidates.word`;
  const [found] = await db
    .select({ word: sql<string>`${candidate}` })
    .from(
      sql`(
        SELECT regexp_split_to_table(near.name_key, '\\s+') AS word FROM (
          SELECT ${products.nameKey} FROM ${products}
          WHERE ${products.status} = 1 AND ${sought} <% ${products.nameKey}
          ORDER BY word_similarity(${sought}, ${products.nameKey}) DESC, ${products.id} DESC
          LIMIT ${NAMES_LOOKED_AT}) AS near
        UNION SELECT regexp_split_to_table(${lowerCase(categories.name)}, '\\s+') FROM ${categories}
        UNION SELECT unnest(string_to_array(${KNOWN_WORDS.join(' ')}, ' '))
      ) AS candidates`,
    )
    .where(sql`similarity(${candidate}, ${sought}) >= ${MIN_SIMILARITY}`)
    .orderBy(sql`similarity(${candidate}, ${sought}) DESC`, candidate)
    .limit(1);
  return found?.word ?? null;
}

async function findsSomething(db: Database, filter: ListingFilter): Promise<boolean> {
  // No index finds a word without a trigram, so every name is scanned.
  const [rows, table] = filter.words.every((word) => TRIGRAM.test(word))
    ? [products, PRODUCTS]
    : [listedProducts, LISTED_PRODUCTS];
  const condition = listingCondition(db, filter, await namedGroupsFor(db, filter), table);
  const found = await db.select({ id: table.columns.id }).from(rows).where(condition).limit(1);
  return found.length > 0;
}
