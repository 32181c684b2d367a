import { freshTable, tableAnswer } from '../../apollo/table-answer.ts';
import { paths } from '../../routing/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { orderHistoryTexts } from '../../texts/order-history.ts';
import { tableTexts } from '../../texts/table.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useTable } from '../../ui/data-table/use-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { orderColumns, orderSorts } from './order-columns.tsx';
import { OrderTableDocument, useOrderTableQuery } from './order-table.generated.ts';

/** The orders of the customer as a table (specification.md 2, order history). */
export function OrderTable() {
  const table = useTable(orderSorts);
  const result = useOrderTableQuery({ ...freshTable, variables: table.state });
  const answer = tableAnswer(OrderTableDocument, result, ({ me }) => me?.orders ?? null);
  return (
    <DataTable
      {...answer}
      label={orderHistoryTexts.table}
      columns={orderColumns}
      keyOf={({ id }) => id}
      table={table}
      search={{
        label: orderHistoryTexts.search,
        placeholder: orderHistoryTexts.searchPlaceholder,
      }}
      labels={tableTexts}
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
