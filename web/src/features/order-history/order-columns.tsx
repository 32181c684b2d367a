import { ORDER_STATUSES, wireOrderStatus } from '@gawai/domain/order-status';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { momentText } from '../../lib/moment-text.ts';
import { statusTone } from '../../ui/status-tone.ts';
import type { OrderColumn } from '@gawai/client/schema-types';
import { orderHistoryTexts } from '../../texts/order-history.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TableColumn } from '../../ui/data-table/data-table-parts.ts';
import type { TableRules } from '../../ui/data-table/table-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { OrderRowFragment } from './order-table.generated.ts';
import styles from './order-columns.module.css';

/** Sort parameters as the shop's API names them; the highest number first (specification.md 7). */
export const orderSorts: TableRules<OrderColumn> = {
  names: { NUMBER: 'order_no', PLACED_AT: 'order_time', GRAND_TOTAL: 'grand_total' },
  defaultSort: { column: 'NUMBER', direction: 'DESCENDING' },
  filter: { parameter: 'status', names: ORDER_STATUSES.map(wireOrderStatus) },
};

function Goods({ picture, text }: { picture: ReactNode; text: ReactNode }) {
  return (
    <span className={styles['goods']}>
      <span className={styles['picture']}>{picture}</span>
      <span className={styles['text']}>{text}</span>
    </span>
  );
}

/** Number, first product, date, total and status of an order; the status cannot be sorted (specification-notes.md 72). */
export const orderColumns: readonly TableColumn<OrderRowFragment, OrderColumn>[] = [
  {
    id: 'number',
    head: orderHistoryTexts.number,
    sort: 'NUMBER',
    isPlain: ({ preview }) => preview !== null,
    placeholder: <Goods picture={<Skeleton shape="square" />} text={<Skeleton />} />,
    cell: ({ accessHash, number, preview }) => {
      const link = (
        <Link className={styles['number']} to={paths.order(accessHash)}>
          {number}
        </Link>
      );
      if (preview === null) return link;
      const { productName, image, lineCount } = preview;
      const text = (
        <>
          {link}
          <span className={styles['texts']}>
            <span className={styles['product']}>
              <Unbroken text={productName} />
            </span>
            {lineCount !== null && lineCount > 1 ? (
              <span className={styles['others']}>{orderHistoryTexts.others(lineCount - 1)}</span>
            ) : null}
          </span>
        </>
      );
      return <Goods picture={<Picture image={image} alt="" sizes="2.5rem" />} text={text} />;
    },
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
    cell: ({ accessHash, number, status, statusLabel }) => (
      <span className={styles['status']}>
        <Badge tone={statusTone(status)}>{statusLabel}</Badge>
        {status === 'AWAITING_PAYMENT' ? (
          <span className={styles['pay']}>
            <LinkButton to={paths.order(accessHash)} aria-label={orderHistoryTexts.payOf(number)}>
              {orderHistoryTexts.pay}
            </LinkButton>
          </span>
        ) : null}
      </span>
    ),
  },
];
