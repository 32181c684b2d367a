import { plainText } from './plain-text.ts';

/** A column of a table; figures are right-aligned. */
export interface Column {
  readonly title: string;
  readonly isFigure?: boolean;
}

const WIDEST_CELL = 44;
const GAP = '  ';

/** Formats a table, one line a row; only the last column is never truncated. Returns `none` for no rows. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  none: string,
): string {
  if (rows.length === 0) return none;
  const cells = rows.map((row) =>
    row.map((text, place) => (place < columns.length - 1 ? cell(text) : plainText(text))),
  );
  const widths = columns.map(({ title }, place) =>
    Math.max(title.length, ...cells.map((row) => Array.from(row[place] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    columns
      .map(({ isFigure }, place) => {
        const text = row[place] ?? '';
        const blanks = ' '.repeat(Math.max(0, (widths[place] ?? 0) - Array.from(text).length));
        return isFigure === true ? blanks + text : text + blanks;
      })
      .join(GAP)
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...cells.map(line)].join('\n');
}

/** Named facts under each other, the names in one column. */
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
