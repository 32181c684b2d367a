import { orderEndTexts } from '../../texts/order.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OrderPartsFragment } from './order-detail.generated.ts';
import { isPaidOrder } from './is-paid-order.ts';
import styles from './order-end.module.css';

type Ended = Pick<OrderPartsFragment, 'status' | 'payments' | 'refund'>;

/** The notice for an order whose time ran out or that was voided (specification-notes.md 62 and 63); null for all others. */
function endOf(order: Ended): string | null {
  const { status, payments, refund } = order;
  const hasExpired = payments.some(({ state }) => state === 'EXPIRED');
  if (status === 'VOIDED') {
    if (payments.some(({ state }) => state === 'PAID')) {
      return refund?.status === 'APPROVED' ? orderEndTexts.refunded : orderEndTexts.voidedPaid;
    }
    return hasExpired ? orderEndTexts.expired : orderEndTexts.voided;
  }
  return hasExpired && !isPaidOrder(order) ? orderEndTexts.partlyExpired : null;
}

/** Shows why an order can no longer be paid, where the labels alone do not explain it. */
export function OrderEnd({ order }: { order: Ended }) {
  const text = endOf(order);
  if (text === null) return null;
  return (
    <p className={styles['end']}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
