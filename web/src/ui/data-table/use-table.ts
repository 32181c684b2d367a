import { useLocation, useNavigate } from 'react-router-dom';
import {
  readTableState,
  tableQuery,
  type TableChange,
  type TableRules,
  type TableState,
} from './table-state.ts';
import { useCommitted } from './use-committed.ts';

/** State of a table and functions that change it; the address holds all of it. */
export interface TableControl<Column extends string> {
  readonly state: TableState<Column>;
  readonly rules: TableRules<Column>;
  /** The address with `changes`; back at page 1 unless they contain `page`. */
  readonly addressOf: (changes: TableChange<Column>) => string;
  /** Goes to that address. `replace` adds no history entry, as while the shopper types. */
  readonly go: (changes: TableChange<Column>, options?: { replace: boolean }) => void;
}

/** The state of the table of this page, read from the address: Back, reload and a shared link show the same. */
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
