import { rangeText } from '@gawai/domain/texts/listing-text';
import type { ReactNode } from 'react';
import { tableTexts } from '../../texts/table.ts';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Icon } from '../icon.tsx';
import { Pagination } from '../pagination.tsx';
import { Loading, Skeleton } from '../skeleton.tsx';
import { ColumnHead } from './column-head.tsx';
import type { TableColumn, TableFailure, TableRows } from './data-table-parts.ts';
import styles from './data-table.module.css';
import { TableSearch } from './table-search.tsx';
import { SizeSelect, SortSelect } from './table-tools.tsx';
import type { TableControl } from './use-table.ts';

/** Most skeleton rows: about as many as most customers have, and no more than fit on a screen. */
const SKELETON_ROWS_MAX = 10;

interface DataTableProps<Row, Column extends string> {
  /** What the table holds, for screen readers. */
  label: string;
  columns: readonly TableColumn<Row, Column>[];
  table: TableControl<Column>;
  /** The last page of rows that loaded; undefined before the first one. */
  rows: TableRows<Row> | undefined;
  /** Another page of rows is loading: the last one stays, dimmed. */
  isLoading: boolean;
  failure: TableFailure | null;
  onRetry: () => void;
  /** Shown when there are no rows even without a search. */
  empty: ReactNode;
  /** Filter choices above the table. */
  filter?: ReactNode;
  /** Label and placeholder of the search box. */
  search: { label: string; placeholder: string };
}

function Nothing<Row, Column extends string>({
  table,
  rows,
  empty,
}: Pick<DataTableProps<Row, Column>, 'table' | 'empty'> & { rows: TableRows<Row> }) {
  const { search, filter } = table.state;
  if (rows.filteredCount > 0) {
    return (
      <EmptyState
        title={tableTexts.pastEndTitle}
        message={tableTexts.pastEnd}
        action={{ to: table.addressOf({}), label: tableTexts.firstPage }}
      />
    );
  }
  if ((search === null && filter === null) || rows.totalCount === 0) return empty;
  if (search === null) {
    return (
      <EmptyState
        title={tableTexts.notFoundTitle}
        message={tableTexts.noneOfFilter}
        action={{ to: table.addressOf({ filter: null }), label: tableTexts.clearFilter }}
      />
    );
  }
  return (
    <EmptyState
      icon={<Icon name="search" size={28} />}
      title={tableTexts.notFoundTitle}
      message={tableTexts.notFound(search)}
      action={{ to: table.addressOf({ search: null }), label: tableTexts.clearSearch }}
    />
  );
}

/** A row that is still loading has no label when that depends on the row. */
function isPlain<Row, Column extends string>(
  { isPlain: plain = false }: TableColumn<Row, Column>,
  row: Row | undefined,
): boolean {
  return typeof plain === 'boolean' ? plain : row === undefined || plain(row);
}

/**
 * A table that the shop searches, sorts and pages (specification.md 9). Each row is a card on
 * phones. The roles are explicit because browsers drop those of a table that is laid out as cards.
 */
export function DataTable<Row extends { readonly id: string }, Column extends string>(
  props: DataTableProps<Row, Column>,
) {
  const { label, columns, table, rows, isLoading, failure } = props;
  const hasNothing = rows?.nodes.length === 0;
  const isUnused = rows?.totalCount === 0;

  const grid = (body: ReactNode, isDimmed: boolean) => (
    <table
      role="table"
      aria-label={label}
      aria-busy={isDimmed || undefined}
      className={classNames(styles['table'], isDimmed && styles['dimmed'])}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} table={table} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{body}</tbody>
    </table>
  );
  const line = (key: string | number, row: Row | undefined) => (
    <tr key={key} role="row" className={row === undefined ? styles['skeletons'] : undefined}>
      {columns.map((column) => (
        <td key={column.id} role="cell" className={column.isFigure ? styles['figure'] : undefined}>
          {isPlain(column, row) ? null : <span className={styles['label']}>{column.head}</span>}
          <span className={styles['value']}>
            {row === undefined ? (column.placeholder ?? <Skeleton />) : column.cell(row)}
          </span>
        </td>
      ))}
    </tr>
  );

  let content: ReactNode;
  if (failure !== null) {
    content = (
      <ErrorState
        title={failure.title}
        message={failure.message}
        onRetry={props.onRetry}
        isRetrying={isLoading}
      />
    );
  } else if (rows === undefined) {
    const skeletons = Array.from(
      { length: Math.min(table.state.size, SKELETON_ROWS_MAX) },
      (_, index) => index,
    );
    content = (
      <Loading label={tableTexts.loading}>
        {grid(
          skeletons.map((index) => line(index, undefined)),
          false,
        )}
      </Loading>
    );
  } else if (hasNothing) {
    content = <Nothing table={table} rows={rows} empty={props.empty} />;
  } else {
    content = grid(
      rows.nodes.map((row) => line(row.id, row)),
      isLoading,
    );
  }

  return (
    <div className={styles['frame']}>
      {props.filter}
      {isUnused ? null : (
        <div className={styles['tools']}>
          <TableSearch
            {...props.search}
            search={table.state.search}
            onSearch={(search) => table.go({ search }, { replace: true })}
          />
          <SortSelect columns={columns} table={table} />
          <SizeSelect table={table} />
        </div>
      )}
      {content}
      <div className={styles['foot']}>
        <p role="status" className={styles['range']}>
          {rows === undefined || isUnused || failure !== null ? null : (
            <>
              <span>{rangeText({ ...rows.pageInfo, total: rows.filteredCount })}</span>
              {table.state.search === null && table.state.filter === null ? null : (
                <span>{` (${tableTexts.filtered(rows.totalCount)})`}</span>
              )}
            </>
          )}
        </p>
        {rows !== undefined && failure === null && !hasNothing && rows.pageInfo.last > 1 ? (
          <Pagination
            current={rows.pageInfo.number}
            last={rows.pageInfo.last}
            addressOf={(page) => table.addressOf({ page })}
          />
        ) : null}
      </div>
    </div>
  );
}
