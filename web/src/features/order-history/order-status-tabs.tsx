import { wireOrderStatus } from '@gawai/domain/order-status';
import type { OrderColumn } from '@gawai/client/schema-types';
import { useRef } from 'react';
import { orderHistoryTexts } from '../../texts/order-history.ts';
import { ChipLink } from '../../ui/badge.tsx';
import type { TableControl } from '../../ui/data-table/use-table.ts';
import styles from '../../ui/scroll-row.module.css';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import type { OrderTableQuery } from './order-table.generated.ts';

type StatusCounts = NonNullable<
  NonNullable<NonNullable<OrderTableQuery['me']>['orders']>['statusCounts']
>;

interface OrderStatusTabsProps {
  table: TableControl<OrderColumn>;
  counts: StatusCounts;
}

/** Narrows the orders to one status; those that no order has are left out. Search and sort stay. */
export function OrderStatusTabs({ table, counts }: OrderStatusTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const { filter } = table.state;
  useCurrentInView(row, filter);

  const choices = counts
    .map((each) => ({ ...each, word: wireOrderStatus(each.status) }))
    .filter(({ word, count }) => count > 0 || word === filter);
  return (
    <nav aria-label={orderHistoryTexts.statuses}>
      <ul ref={row} className={styles['row']}>
        <li>
          <ChipLink to={table.addressOf({ filter: null })} isCurrent={filter === null}>
            {orderHistoryTexts.allStatuses}
          </ChipLink>
        </li>
        {choices.map(({ word, statusLabel, count }) => (
          <li key={word}>
            <ChipLink to={table.addressOf({ filter: word })} isCurrent={word === filter}>
              {orderHistoryTexts.statusCount(statusLabel, count)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
