import { useRef, useState, type ReactNode } from 'react';
import { momentText } from '../../lib/moment-text.ts';
import { statusTone } from '../../ui/status-tone.ts';
import { useSite } from '../../routing/site.ts';
import { orderActionTexts } from '../../texts/order-page.ts';
import { orderTexts } from '../../texts/order.ts';
import { Badge } from '../../ui/badge.tsx';
import type { OrderDetailQuery } from './order-detail.generated.ts';
import styles from './order-detail.module.css';
import { isPaidOrder } from './is-paid-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderEnd } from './order-end.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderShipping } from './order-shipping.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundSection } from './refund/refund-section.tsx';
import { ReviewSection } from './review/review-section.tsx';

interface OrderDetailProps {
  order: NonNullable<OrderDetailQuery['order']>;
  /** The shop's text about manual payment. */
  remarks: string | null;
  /** Between heading and sections: content for guests only. */
  notice?: ReactNode;
}

/**
 * One order: its status, payments, delivery, lines, reviews and figures (specification.md 2). The
 * payments come first while something is unpaid, and below the products from then on.
 */
export function OrderDetail({ order, remarks, notice }: OrderDetailProps) {
  const { storeName } = useSite();
  const paymentArea = useRef<HTMLDivElement>(null);
  const [reviewed, setReviewed] = useState<string | null>(null);
  // Nothing due: there is nothing to pay and no payment to show (specification-notes.md 126).
  const payments =
    order.grandTotal === 0 ? null : (
      <div ref={paymentArea} tabIndex={-1} className={styles['payments']}>
        <OrderPayments order={order} remarks={remarks} />
      </div>
    );
  const isPaid = isPaidOrder(order);
  return (
    <div className={styles['page']}>
      <header className={styles['head']} data-keep-visible>
        <div>
          <p className={styles['invoice']}>{orderActionTexts.invoice(storeName)}</p>
          <h1>{orderTexts.heading(order.number)}</h1>
          {order.placedAt === null ? null : (
            <p className={styles['moment']}>
              {orderTexts.placedAt} {momentText(order.placedAt)}
            </p>
          )}
        </div>
        <Badge tone={statusTone(order.status)}>{order.statusLabel}</Badge>
      </header>
      <OrderOutcome order={order} onShowPayments={() => paymentArea.current?.focus()} />
      <OrderTimeline order={order} isPickup={order.fulfilment.__typename === 'OrderPickup'} />
      <OrderEnd order={order} />
      {notice}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isPaid ? null : payments}
          <OrderShipping order={order} />
          <OrderLines order={order} justReviewed={reviewed} />
          {isPaid ? payments : null}
          <ReviewSection order={order} onSent={setReviewed} />
          <RefundSection order={order} />
        </div>
        <div className={styles['side']}>
          <OrderFigures order={order} />
          <OrderActions order={order} />
        </div>
      </div>
    </div>
  );
}
