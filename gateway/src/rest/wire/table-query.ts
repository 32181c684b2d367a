import { PAGE_NUMBER_MAX, TABLE_PAGE_SIZES } from '@gawai/domain/limits';
import { cleanSearchText } from '@gawai/domain/listing';
import { badUserInput } from '../../graphql/bad-user-input.ts';

/** A column of a table call by its wire name (shop-api.md 5.3). */
export interface TableColumn {
  readonly name: string;
  readonly searchable: boolean;
  readonly orderable: boolean;
}

/** The sort order of a table; `column` is a wire name. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** Arguments of a table call. */
export interface TableRequest {
  /** Normalized; null finds everything. */
  readonly search: string | null;
  /** From 1. */
  readonly page: number;
  /** Rows of a full page: 10, 25, 50 or 100. */
  readonly size: number;
  /** Null is the shop's own order. */
  readonly sort: TableSort | null;
  /** Parameters of this table alone, beside those of the protocol. */
  readonly filter?: Readonly<Record<string, string>>;
}

/**
 * Reads the arguments that all table fields share (specification.md 9): null counts as missing,
 * the page is clamped to 1 to 10,000. Throws `BAD_USER_INPUT` for an invalid size.
 */
export function readTableRequest(
  args: {
    readonly search?: string | null | undefined;
    readonly page?: number | null | undefined;
    readonly size?: number | null | undefined;
  },
  sort: TableSort | null,
): TableRequest {
  const size = args.size ?? TABLE_PAGE_SIZES[0];
  if (!TABLE_PAGE_SIZES.some((allowed) => allowed === size)) {
    throw badUserInput(`size must be one of ${TABLE_PAGE_SIZES.join(', ')}`, 'size');
  }
  return {
    search: cleanSearchText(args.search),
    page: Math.min(PAGE_NUMBER_MAX, Math.max(1, args.page ?? 1)),
    size,
    sort,
  };
}

/** Number of rows before the page. */
export function rowsBefore({ page, size }: Pick<TableRequest, 'page' | 'size'>): number {
  return (page - 1) * size;
}

/**
 * The query of a table call (shop-api.md 5.3). `columns` are those of the call in its order; the shop echoes
 * `draw`. Without `sort` no order is sent, and the shop uses its own.
 */
export function tableQuery(
  columns: readonly TableColumn[],
  request: TableRequest,
  draw: number,
): Readonly<Record<string, string>> {
  const index = columns.findIndex(({ name }) => name === request.sort?.column);
  const order =
    request.sort === null || index < 0
      ? {}
      : {
          'order[0][column]': String(index),
          'order[0][dir]': request.sort.direction === 'ASCENDING' ? 'asc' : 'desc',
        };
  return {
    source: 'datatables',
    draw: String(draw),
    start: String(rowsBefore(request)),
    length: String(request.size),
    'search[value]': request.search ?? '',
    'search[regex]': 'false',
    ...order,
    ...request.filter,
    ...Object.fromEntries(columns.flatMap(columnPairs)),
  };
}

function columnPairs({ name, searchable, orderable }: TableColumn, index: number) {
  const column = `columns[${index}]`;
  return [
    [`${column}[data]`, name],
    [`${column}[name]`, name],
    [`${column}[searchable]`, String(searchable)],
    [`${column}[orderable]`, String(orderable)],
    [`${column}[search][value]`, ''],
    [`${column}[search][regex]`, 'false'],
  ] as const;
}
