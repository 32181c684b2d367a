import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  integer,
  numeric,
  text,
  timestamp,
  type AnyPgColumn,
  type UpdateDeleteAction,
} from 'drizzle-orm/pg-core';

/** The ICU root collation: the order Indonesian names sort in, and there on every engine. */
const NAME_COLLATION = 'und-x-icu';

const nameOrderedText = customType<{ data: string; driverData: string }>({
  dataType: () => `text COLLATE "${NAME_COLLATION}"`,
});

/** Bytes, which PostgreSQL's driver reads as `Buffer`. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The primary key of every table: a positive integer. A seed may set its own. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A foreign key to the id of another table. */
export const reference = (
  name: string,
  column: () => AnyPgColumn,
  actions?: { readonly onDelete: UpdateDeleteAction },
) => integer(name).notNull().references(column, actions);

/** An amount in whole rupiah, stored as a 64-bit integer and read as a JavaScript number. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });

/** An exact decimal with two digits after the point (a percentage, or rupiah of a fee that may be either), as text. */
export const decimal = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** A weight in grams with up to two digits after the point (shop-api.md 2). */
export const grams = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** An amount of rupiah that may have a fraction until it is rounded (shop-api.md 2 and 6). */
export const exactRupiah = (name: string) =>
  numeric(name, { precision: 17, scale: 2, mode: 'number' });

/** A moment in time, stored with its zone and read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Meta texts of a page: title, description and keywords, each may be absent. */
export const metaTexts = () => ({
  metaTitle: text('meta_title'),
  metaDescription: text('meta_description'),
  metaKeywords: text('meta_keywords'),
});

/**
 * The lower-case copy of the column `name` by which lists are sorted: ICU collation, case-insensitive (Contract
 * clarification 11). A generated column.
 */
export const nameKey = () =>
  nameOrderedText('name_key')
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(name COLLATE "${NAME_COLLATION}")`));

/** A copy of `nameKey` in another table, which sorts the same. */
export const nameKeyCopy = () => nameOrderedText('name_key').notNull();
