import type { ErrorLike } from '@apollo/client';
import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import type { DocumentNode } from 'graphql';
import { failuresOf, failureTitle } from './failures.ts';
import { rootFieldsOf } from './root-fields.ts';

/** How a table asks: the cached result is shown dimmed until the shop has answered again. */
export const freshTable = { fetchPolicy: 'cache-and-network' } as const;

/** What came of asking for one page of a table. */
export interface TableAnswer<Rows> {
  /** The last answer; undefined until there is one. */
  readonly rows: Rows | undefined;
  readonly isLoading: boolean;
  /** Why there is no answer, in the words of the error catalogue. */
  readonly failure: { readonly title: string; readonly message: string } | null;
}

interface TableResult<Rows> {
  /** The page that was asked for; null when the shop has none to give. */
  current: Rows | null | undefined;
  /** The page that was shown before. */
  previous: Rows | null | undefined;
  loading: boolean;
  error: ErrorLike | undefined;
}

/** Reads the result of a table's query: the page before stays until the next one is there or has failed. */
export function tableAnswer<Rows>(
  document: DocumentNode,
  { current, previous, loading, error }: TableResult<Rows>,
): TableAnswer<Rows> {
  const rows = current ?? (loading ? previous : undefined) ?? undefined;
  if (loading || (error === undefined && rows !== undefined)) {
    return { rows, isLoading: loading, failure: null };
  }
  const [failure] = error === undefined ? [] : failuresOf(document, error);
  const field = rootFieldsOf(document)[0]?.name ?? '';
  const { title = failureTitle(field), message = unknownFailureText } = failure ?? {};
  return { rows: undefined, isLoading: false, failure: { title, message } };
}
