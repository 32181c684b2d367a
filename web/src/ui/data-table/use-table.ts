import { useLocation, useNavigate } from 'react-router-dom';
import {
  readTableState,
  tableQuery,
  type TableChange,
  type TableRules,
  type TableState,
} from './table-state.ts';
import { useCommitted } from './use-committed.ts';

/** Where a table stands, and how to move it; all of it lives in the address. */
export interface TableControl<Column extends string> {
  readonly state: TableState<Column>;
  readonly rules: TableRules<Column>;
  /** The address with `changes`; back at page 1 unless the page is one of them. */
  readonly addressOf: (changes: TableChange<Column>) => string;
  /** Goes there. `replace` leaves no trace for Back, as for each word that is typed. */
  readonly go: (changes: TableChange<Column>, options?: { replace: boolean }) => void;
}

/** The state of the table of this page, read from the address: Back, reload and a sent link show the same. */
export function useTable<Column extends string>(rules: TableRules<Column>): TableControl<Column> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = readTableState(new URLSearchParams(useCommitted(search)), rules);
  const addressOf = (changes: TableChange<Column>) => pathname + tableQuery(state, changes, rules);
  return {
    state,
    rules,
    addressOf,
    go: (changes, options) =>
      void navigate(addressOf(changes), { preventScrollReset: true, ...options }),
  };
}
