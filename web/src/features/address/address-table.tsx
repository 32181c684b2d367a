import { freshTable, tableResult } from '../../apollo/table-result.ts';
import { savedAddressTexts } from '../../texts/saved-address.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTable } from '../../ui/data-table/use-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { addressColumns, addressSorts } from './address-columns.tsx';
import {
  AddressTableDocument,
  useAddressTableQuery,
  type SavedAddressFragment,
} from './address-table.generated.ts';

/** The saved addresses of the customer as a table (specification.md 2, address list). */
export function AddressTable({ onEdit }: { onEdit: (address: SavedAddressFragment) => void }) {
  const table = useTable(addressSorts);
  const { page, size, search, sort } = table.state;
  // Without a sort parameter the shop puts the default first, then the newest; no column sorts like that.
  const isUnsorted = sort === addressSorts.defaultSort;
  const result = useAddressTableQuery({
    ...freshTable,
    variables: { page, size, search, sort: isUnsorted ? null : sort },
  });
  const loaded = tableResult(AddressTableDocument, result, ({ me }) => me?.addresses ?? null);
  const columns = addressColumns(onEdit, () => {
    // The last row of a page was deleted: that page no longer exists.
    if (page > 1 && loaded.rows?.nodes.length === 1) table.go({ page: page - 1 });
  });
  return (
    <DataTable
      {...loaded}
      label={savedAddressTexts.table}
      columns={columns}
      table={table}
      search={{
        label: savedAddressTexts.search,
        placeholder: savedAddressTexts.searchPlaceholder,
      }}
      empty={
        <EmptyState
          icon={<Icon name="mapPin" size={28} />}
          title={savedAddressTexts.emptyTitle}
          message={savedAddressTexts.emptyMessage}
        />
      }
    />
  );
}
