import { cleanSearchText, parsePageNumber } from '@gawai/domain/listing';
import { TABLE_PAGE_SIZES } from '@gawai/domain/limits';

/** Column and direction of a sort. */
export interface TableSort<Column extends string> {
  readonly column: Column;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** State of a table, as its address gives it. */
export interface TableState<Column extends string> {
  /** From 1. */
  readonly page: number;
  /** Rows of a full page: 10, 25, 50 or 100 (specification.md 9). */
  readonly size: number;
  readonly search: string | null;
  /** Name of the chosen filter; null for all rows, and for a table without filters. */
  readonly filter: string | null;
  readonly sort: TableSort<Column>;
}

/** How one table writes its sort and filter into the address. */
export interface TableRules<Column extends string> {
  /** Name of each sortable column in the address, e.g. `order_no`. */
  readonly names: Readonly<Record<Column, string>>;
  readonly defaultSort: TableSort<Column>;
  /** The filters by name, and the parameter of the address that holds the chosen one. */
  readonly filter?: { readonly parameter: string; readonly names: readonly string[] };
}

const endings = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

/** Value of the `sort` parameter, e.g. `order_no desc`. */
export function sortValueOf<Column extends string>(
  { column, direction }: TableSort<Column>,
  rules: TableRules<Column>,
): string {
  return `${rules.names[column]} ${direction === 'ASCENDING' ? 'asc' : 'desc'}`;
}

/** The sorts that a table offers, ascending and descending of each column. */
export function offeredSorts<Column extends string>(
  rules: TableRules<Column>,
): readonly TableSort<Column>[] {
  // The keys of a record of columns are its columns.
  const columns = Object.keys(rules.names) as Column[];
  return columns.flatMap((column) =>
    Object.values(endings).map((direction) => ({ column, direction })),
  );
}

function readSize(value: string | null): number {
  const size = TABLE_PAGE_SIZES.find((offered) => String(offered) === value);
  return size ?? TABLE_PAGE_SIZES[0];
}

/** Reads the address (`page`, `size`, `s`, `sort` and the filter); missing and invalid parameters get their default. */
export function readTableState<Column extends string>(
  params: URLSearchParams,
  rules: TableRules<Column>,
): TableState<Column> {
  const value = params.get('sort');
  const { parameter = '', names = [] } = rules.filter ?? {};
  const filter = params.get(parameter);
  return {
    page: parsePageNumber(params.get('page')),
    size: readSize(params.get('size')),
    search: cleanSearchText(params.get('s')),
    filter: names.find((offered) => offered === filter) ?? null,
    sort:
      offeredSorts(rules).find((sort) => sortValueOf(sort, rules) === value) ?? rules.defaultSort,
  };
}

/** A change of the state; without `page` it goes back to page 1. */
export type TableChange<Column extends string> = Partial<TableState<Column>>;

/** Query string of a state with `changes`: `''`, or from `?` on; without defaults. */
export function tableQuery<Column extends string>(
  state: TableState<Column>,
  changes: TableChange<Column>,
  rules: TableRules<Column>,
): string {
  const next = { ...state, page: 1, ...changes };
  const params = new URLSearchParams();
  if (next.search !== null) params.set('s', next.search);
  if (rules.filter && next.filter !== null) params.set(rules.filter.parameter, next.filter);
  const value = sortValueOf(next.sort, rules);
  if (value !== sortValueOf(rules.defaultSort, rules)) params.set('sort', value);
  if (next.size !== TABLE_PAGE_SIZES[0]) params.set('size', String(next.size));
  if (next.page > 1) params.set('page', String(next.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
