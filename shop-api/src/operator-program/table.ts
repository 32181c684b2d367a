import { formatRupiah } from '@gawai/domain/money';
import { numberOf, objectOf, textOf, type Json } from './json.ts';
import { plainText } from './plain-text.ts';

/** Title of a column, its field or a function of the row; numbers are right-aligned. */
export type Column = readonly [
  title: string,
  shows: string | ((row: Json) => string),
  alignment?: 'figure',
];

const WIDEST_CELL = 44;
const GAP = '  ';

/** Formats a table, one line a row; only the last column is never truncated. Returns `none` for no rows. */
export function table(rows: readonly Json[], columns: readonly Column[], none: string): string {
  if (rows.length === 0) return none;
  const cells = rows.map((row) =>
    columns.map(([, shows], index) => {
      const text = typeof shows === 'string' ? textOf(row, shows) : shows(row);
      return index < columns.length - 1 ? cell(text) : plainText(text);
    }),
  );
  const widths = columns.map(([title], index) =>
    Math.max(title.length, ...cells.map((row) => Array.from(row[index] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    columns
      .map(([, , alignment], index) => {
        const text = row[index] ?? '';
        const blanks = ' '.repeat(Math.max(0, (widths[index] ?? 0) - Array.from(text).length));
        return alignment === 'figure' ? blanks + text : text + blanks;
      })
      .join(GAP)
      .trimEnd();
  return [line(columns.map(([title]) => title)), ...cells.map(line)].join('\n');
}

/** An amount of a row in rupiah; empty for 0 when `isOptional`. */
export function rupiah(field: string, isOptional = false): (row: Json) => string {
  return (row) => {
    const amount = numberOf(row, field);
    return isOptional && amount === 0 ? '' : formatRupiah(amount);
  };
}

/** A table of a page, and which page it is when there are several. */
export function pageText(data: unknown, text: string, what: string): string {
  const page = objectOf(data);
  const [number, last] = [numberOf(page, 'current_page'), numberOf(page, 'last_page')];
  if (number > last) return `There is no page ${number}, the last one is ${last}.`;
  return last <= 1 ? text : `${text}\nPage ${number} of ${last}, ${textOf(page, 'total')} ${what}.`;
}

export function facts(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(([name, value]) => `${name.padEnd(width)}${GAP}${plainText(value)}`.trimEnd())
    .join('\n');
}

function cell(text: string): string {
  const characters = Array.from(plainText(text));
  return characters.length <= WIDEST_CELL
    ? characters.join('')
    : `${characters.slice(0, WIDEST_CELL - 1).join('')}…`;
}
