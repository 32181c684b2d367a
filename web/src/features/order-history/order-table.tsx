import { useApolloClient } from '@apollo/client/react';
import type { OrderColumn } from '@gawai/client/schema-types';
import { readOrderStatus } from '@gawai/domain/order-status';
import { freshTable, tableResult } from '../../apollo/table-result.ts';
import { useReturn } from '../../lib/use-return.ts';
import { paths } from '../../routing/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { orderHistoryTexts } from '../../texts/order-history.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTable, type TableControl } from '../../ui/data-table/use-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { orderColumns, orderSorts } from './order-columns.tsx';
import { OrderStatusTabs } from './order-status-tabs.tsx';
import {
  OrderTableDocument,
  useOrderTableQuery,
  type OrderTableQuery,
} from './order-table.generated.ts';

interface StatusTabsProps {
  table: TableControl<OrderColumn>;
  rows: NonNullable<OrderTableQuery['me']>['orders'] | undefined;
  /** Without rows, a skeleton reserves the space. */
  isWaiting: boolean;
}

function StatusTabs({ table, rows, isWaiting }: StatusTabsProps) {
  if (!rows) return isWaiting ? <Skeleton shape="control" /> : null;
  const { statusCounts, totalCount } = rows;
  if (statusCounts === null || totalCount === 0) return null;
  return <OrderStatusTabs table={table} counts={statusCounts} />;
}

/**
 * The orders of the customer as a table (specification.md 2, order history). They are read again when the shopper
 * comes back to the tab: one may have been paid meanwhile, or can no longer be.
 */
export function OrderTable() {
  const client = useApolloClient();
  const table = useTable(orderSorts);
  const { page, size, search, sort, filter } = table.state;
  const variables = { page, size, search, sort, status: readOrderStatus(filter) };
  const result = useOrderTableQuery({ ...freshTable, variables });
  useReturn(() => {
    client
      .query({
        query: OrderTableDocument,
        variables,
        fetchPolicy: 'network-only',
        // A failure leaves the page as it is.
        context: { quiet: true },
      })
      .catch(() => undefined);
  });
  const loaded = tableResult(OrderTableDocument, result, ({ me }) => me?.orders ?? null);
  return (
    <DataTable
      {...loaded}
      filter={<StatusTabs table={table} rows={loaded.rows} isWaiting={loaded.failure === null} />}
      label={orderHistoryTexts.table}
      columns={orderColumns}
      table={table}
      search={{
        label: orderHistoryTexts.search,
        placeholder: orderHistoryTexts.searchPlaceholder,
      }}
      empty={
        <EmptyState
          icon={<Icon name="orders" size={28} />}
          title={orderHistoryTexts.emptyTitle}
          message={orderHistoryTexts.emptyMessage}
          action={{ to: paths.listing(), label: commonTexts.allProducts }}
        />
      }
    />
  );
}
