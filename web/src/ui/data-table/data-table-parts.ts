import type { ReactNode } from 'react';

/** A column of a table; on phones it is a line of a card. */
export interface TableColumn<Row, Column extends string> {
  /** Unique in the table. */
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Column that its head sorts by; without it the head is only text. */
  readonly sort?: Column;
  /** Figures are aligned to the end of the cell. */
  readonly isFigure?: boolean;
  /** Its content is clear without a label: the card shows none. */
  readonly isPlain?: boolean | ((row: Row) => boolean);
  /** Skeleton of the cell while rows load, when it is taller than a line. */
  readonly placeholder?: ReactNode;
}

/** Position of the rows in the whole list, from the gateway's `PageInfo`. */
export interface TablePage {
  readonly number: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly last: number;
}

/** One page of rows. */
export interface TableRows<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: TablePage;
  /** Rows without the search. */
  readonly totalCount: number;
  /** Rows that the search finds. */
  readonly filteredCount: number;
}

/** Why there are no rows, with texts of the error catalogue. */
export interface TableFailure {
  readonly title: string;
  readonly message: string;
}
