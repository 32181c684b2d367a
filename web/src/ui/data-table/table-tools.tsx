import { TABLE_PAGE_SIZES } from '@gawai/domain/limits';
import { useId } from 'react';
import { tableTexts } from '../../texts/table.ts';
import { SelectInput } from '../inputs.tsx';
import type { TableColumn } from './data-table-parts.ts';
import styles from './data-table.module.css';
import { offeredSorts, sortValueOf } from './table-state.ts';
import type { TableControl } from './use-table.ts';

interface TableToolProps<Column extends string> {
  table: TableControl<Column>;
}

/** How many rows a page has: 10, 25, 50 or 100 (specification.md 9). */
export function SizeSelect<Column extends string>({ table }: TableToolProps<Column>) {
  const id = useId();
  return (
    <div className={styles['size']}>
      <label htmlFor={id} className={styles['sizeWords']}>
        {tableTexts.size}
      </label>
      <SelectInput
        id={id}
        value={String(table.state.size)}
        onChange={(event) => table.go({ size: Number(event.target.value) })}
      >
        {TABLE_PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}

interface SortSelectProps<Row, Column extends string> extends TableToolProps<Column> {
  columns: readonly TableColumn<Row, Column>[];
}

/** Sorts on phones, where cards have no column heads. */
export function SortSelect<Row, Column extends string>({
  table,
  columns,
}: SortSelectProps<Row, Column>) {
  const { rules, state } = table;
  const choices = offeredSorts(rules).flatMap((sort) => {
    const head = columns.find((column) => column.sort === sort.column)?.head;
    return head === undefined ? [] : [{ sort, head, name: sortValueOf(sort, rules) }];
  });
  const current = choices.find(({ name }) => name === sortValueOf(state.sort, rules));
  return (
    <div className={styles['sort']}>
      <SelectInput
        aria-label={tableTexts.sort}
        value={current?.name ?? ''}
        placeholder={current === undefined ? tableTexts.sort : undefined}
        onChange={(event) => {
          const chosen = choices.find(({ name }) => name === event.target.value);
          table.go({ sort: chosen?.sort ?? rules.defaultSort });
        }}
      >
        {choices.map(({ sort, head, name }) => (
          <option key={name} value={name}>
            {tableTexts.sortBy(head, sort.direction === 'ASCENDING')}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
