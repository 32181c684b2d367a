import type { ErrorLike } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { firstFailure } from './failures.ts';

/** Query options of a table: the cached result is shown dimmed until the response arrives. */
export const freshTable = { fetchPolicy: 'cache-and-network' } as const;

/** The state of one page of a table. */
export interface TableResult<Rows> {
  /** The last result; undefined before the first. */
  readonly rows: Rows | undefined;
  readonly isLoading: boolean;
  /** The failure, with texts of the error catalogue. */
  readonly failure: { readonly title: string; readonly message: string } | null;
  readonly onRetry: () => void;
}

/** The parts of a query result that a table uses. */
interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly loading: boolean;
  readonly error?: ErrorLike | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** Reads the result of a table's query; the previous page stays until the next one has arrived or failed. */
export function tableResult<Data, Rows>(
  document: DocumentNode,
  { data, previousData, loading, error, refetch }: QueryResult<Data>,
  rowsOf: (data: Data) => Rows | null,
): TableResult<Rows> {
  const onRetry = () => void refetch();
  const current = data && rowsOf(data);
  const previous = loading && previousData ? rowsOf(previousData) : undefined;
  const rows = current ?? previous ?? undefined;
  if (loading || (error === undefined && rows !== undefined)) {
    return { rows, isLoading: loading, failure: null, onRetry };
  }
  return { rows: undefined, isLoading: false, failure: firstFailure(document, error), onRetry };
}
