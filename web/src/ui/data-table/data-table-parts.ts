import type { ReactNode } from 'react';

/** A column of a table; on phones it is a line of a card. */
export interface TableColumn<Row, Column extends string> {
  /** Unique in the table. */
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** By what its head sorts; without it the head is only words. */
  readonly sort?: Column;
  /** Figures stand at the end of the cell. */
  readonly isFigure?: boolean;
  /** What is in it says itself what it is: its card shows no label. */
  readonly isPlain?: boolean | ((row: Row) => boolean);
  /** Stands in for the cell until there are rows, when it is taller than a line. */
  readonly placeholder?: ReactNode;
}

/** Position of the rows in the whole list, from the gateway's `PageInfo`. */
export interface TablePage {
  readonly number: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly last: number;
}

/** One answer of the shop. */
export interface TableRows<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: TablePage;
  /** Rows that there are without the search. */
  readonly totalCount: number;
  /** Rows that the search finds. */
  readonly filteredCount: number;
}

/** Why there are no rows, with texts of the error catalogue. */
export interface TableFailure {
  readonly title: string;
  readonly message: string;
}
