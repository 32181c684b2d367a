import { Type } from '@sinclair/typebox';
import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Query } from './query.ts';
import { word } from './wire-types.ts';

const MAX_ROWS = 100;
const LARGEST_OFFSET = 1_000_000_000;
const MAX_SEARCH_LENGTH = 100;

/** The query of a call that can return a table (shop-api.md 5.3). */
export const tableQuery = Type.Object({
  source: word('`datatables`: a page of the table protocol instead of the whole list'),
  draw: word('Whole number that is returned'),
  start: word('Rows to skip'),
  length: word('Rows of a page, at most 100; -1 for as many as possible'),
  'search[value]': word('Words that must all occur in one of the searched columns'),
  'order[0][column]': word('Number of the column to sort by, from 0'),
  'order[0][dir]': word('`asc` or `desc`'),
  'columns[0][data]': word('Name of the first column, then `columns[1][data]` and so on'),
  'columns[0][name]': word('As `columns[0][data]`, when that is missing'),
  'columns[0][searchable]': word('`true`, else the column is not searched'),
  'columns[0][orderable]': word('`true`, else the column is not sorted by'),
});

/** A column of a table call, by its name on the wire. */
export interface TableColumn {
  readonly name: string;
  /** The text that is searched; a column without one is not searched. */
  readonly searched?: SQLWrapper;
  /** What rows are sorted by; none is not sorted by. */
  readonly ordered?: SQLWrapper;
}

/** The validated request for a table (shop-api.md 5.3). */
export interface TableQuery {
  /** Echoed back, so that the table can drop old responses. */
  readonly draw: number;
  readonly offset: number;
  readonly limit: number;
  /** Every word must occur in one of the searched columns. */
  readonly words: readonly string[];
  readonly searched: readonly SQLWrapper[];
  /** Before the call's default order; may be empty. */
  readonly order: readonly SQL[];
}

/** Whether a list is requested as a table. */
export function isTableCall(query: Query): boolean {
  return query['source'] === 'datatables';
}

/**
 * Reads the table protocol (shop-api.md 5.3). `columns` are those of the call, in its order; names in the query only
 * select among them. A sort by an unknown or not orderable column is ignored. At most 100 rows are returned, also
 * without a page size and for all rows (-1).
 */
export function readTableQuery(query: Query, columns: readonly TableColumn[]): TableQuery {
  const limit = wholeNumber(query['length']);
  return {
    draw: wholeNumber(query['draw']) ?? 0,
    offset: Math.min(Math.max(wholeNumber(query['start']) ?? 0, 0), LARGEST_OFFSET),
    limit: limit === null || limit < 1 ? MAX_ROWS : Math.min(limit, MAX_ROWS),
    words: (query['search[value]'] ?? '').slice(0, MAX_SEARCH_LENGTH).split(/\s+/).filter(Boolean),
    searched: columns.flatMap(({ name, searched }) =>
      searched === undefined || isOff(query, columns, name, 'searchable') ? [] : [searched],
    ),
    order: readOrder(query, columns),
  };
}

function readOrder(query: Query, columns: readonly TableColumn[]): SQL[] {
  const position = wholeNumber(query['order[0][column]']);
  if (position === null) return [];
  const name = sentName(query, columns, position);
  const { ordered } = columns.find((each) => each.name === name) ?? {};
  if (ordered === undefined || isOff(query, columns, name, 'orderable')) return [];
  return [query['order[0][dir]'] === 'asc' ? asc(ordered) : desc(ordered)];
}

/** The name of the column at a position of the list in the query, else of the list of the call. */
function sentName(
  query: Query,
  columns: readonly TableColumn[],
  position: number,
): string | undefined {
  if (query['columns[0][data]'] === undefined) return columns[position]?.name;
  return query[`columns[${position}][data]`] ?? query[`columns[${position}][name]`];
}

/** Whether the column list of the query turns something off for a column: any value except `true` does. */
function isOff(
  query: Query,
  columns: readonly TableColumn[],
  name: string | undefined,
  what: 'searchable' | 'orderable',
): boolean {
  const position = columns.findIndex((_, index) => sentName(query, columns, index) === name);
  const word = query[`columns[${position}][${what}]`];
  return word !== undefined && word !== 'true';
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,10}$/.test(text) ? Number(text) : null;
}
