import { Icon } from '../icon.tsx';
import type { TableColumn } from './data-table-parts.ts';
import styles from './data-table.module.css';
import type { TableControl } from './use-table.ts';

interface ColumnHeadProps<Row, Column extends string> {
  column: TableColumn<Row, Column>;
  table: TableControl<Column>;
}

/** The head of a column: its text, or a button that sorts by it and reverses the direction when pressed again. */
export function ColumnHead<Row, Column extends string>({
  column,
  table,
}: ColumnHeadProps<Row, Column>) {
  const { sort: by, head } = column;
  const { sort } = table.state;
  const isSorted = by !== undefined && sort.column === by;
  const isAscending = isSorted && sort.direction === 'ASCENDING';
  const order = isAscending ? 'ascending' : 'descending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={column.isFigure ? styles['figure'] : undefined}
      aria-sort={isSorted ? order : undefined}
    >
      {by === undefined ? (
        <span className={styles['headWords']}>{head}</span>
      ) : (
        <button
          type="button"
          className={styles['sortButton']}
          onClick={() => {
            const direction = isAscending ? 'DESCENDING' : 'ASCENDING';
            table.go({ sort: { column: by, direction } });
          }}
        >
          {head}
          <span className={styles['arrow']} data-on={isSorted || undefined}>
            <Icon name={isAscending ? 'chevronUp' : 'chevronDown'} size={16} />
          </span>
        </button>
      )}
    </th>
  );
}
