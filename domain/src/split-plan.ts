import { PAYMENTS_MAX } from './limits.ts';
import type { Rupiah } from './money.ts';
import { addRow, blurRow, rowsSum, type SplitRow } from './payment.ts';

/** The rows, with more of them up to `count`. */
function withRows(rows: readonly SplitRow[], count: number, due: Rupiah): readonly SplitRow[] {
  return rows.length < count ? withRows(addRow(rows, due), count, due) : rows;
}

/** The rows after an amount was typed into each in turn: a plan is always one that a shopper could type. */
function typeInTurn(
  rows: readonly SplitRow[],
  due: Rupiah,
  amountOf: (rest: Rupiah, rowsLeft: number) => Rupiah,
): readonly SplitRow[] {
  return rows.reduce((present, _, index) => {
    const rest = due - rowsSum(present.slice(0, index));
    return blurRow(present, index, amountOf(rest, rows.length - index), due);
  }, rows);
}

/** The amount due in equal parts, to the rupiah: over the present rows, at least two. Methods stay. */
export function splitEvenly(rows: readonly SplitRow[], due: Rupiah): readonly SplitRow[] {
  return typeInTurn(withRows(rows, 2, due), due, (rest, rowsLeft) => Math.ceil(rest / rowsLeft));
}

/**
 * Each row up to a limit, e.g. what a bank transfers in a day, until nothing is left; rows that are not
 * needed get 0. Null when three payments of that limit do not pay it all. Methods stay.
 */
export function splitUpTo(
  rows: readonly SplitRow[],
  due: Rupiah,
  limit: Rupiah,
): readonly SplitRow[] | null {
  if (limit * PAYMENTS_MAX < due) return null;
  const count = Math.ceil(due / limit);
  return typeInTurn(withRows(rows, count, due), due, (rest) => Math.min(rest, limit));
}
