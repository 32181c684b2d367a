import { paths } from '../../routing/paths.ts';
import { momentText } from '../../lib/moment-text.ts';
import { statusTone } from '../../ui/status-tone.ts';
import type { OrderColumn } from '@gawai/client/schema-types';
import { orderHistoryTexts } from '../../texts/order-history.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TableColumn } from '../../ui/data-table/data-table-parts.ts';
import type { TableRules } from '../../ui/data-table/table-state.ts';
import { Link } from '../../ui/link.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import type { OrderRowFragment } from './order-table.generated.ts';
import styles from './order-columns.module.css';

/** Sort words as the shop's API names its columns; the highest number first (specification.md 7). */
export const orderSorts: TableRules<OrderColumn> = {
  words: { NUMBER: 'order_no', PLACED_AT: 'order_time', GRAND_TOTAL: 'grand_total' },
  defaultSort: { column: 'NUMBER', direction: 'DESCENDING' },
};

/** Number, date, total and status of an order; the status cannot be sorted (specification-notes.md 72). */
export const orderColumns: readonly TableColumn<OrderRowFragment, OrderColumn>[] = [
  {
    id: 'number',
    head: orderHistoryTexts.number,
    sort: 'NUMBER',
    cell: ({ accessHash, number }) => (
      <Link className={styles['number']} to={paths.order(accessHash)}>
        {number}
      </Link>
    ),
  },
  {
    id: 'placedAt',
    head: orderHistoryTexts.placedAt,
    sort: 'PLACED_AT',
    cell: ({ placedAt }) =>
      placedAt === null ? (
        orderHistoryTexts.noDate
      ) : (
        <time className={styles['moment']} dateTime={placedAt}>
          {momentText(placedAt)}
        </time>
      ),
  },
  {
    id: 'grandTotal',
    head: orderHistoryTexts.grandTotal,
    sort: 'GRAND_TOTAL',
    isFigure: true,
    cell: ({ grandTotal }) => (
      <strong>
        <Rupiah amount={grandTotal} />
      </strong>
    ),
  },
  {
    id: 'status',
    head: orderHistoryTexts.status,
    cell: ({ status, statusLabel }) => <Badge tone={statusTone(status)}>{statusLabel}</Badge>,
  },
];
