import { orderPaymentTexts } from '../../texts/order.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './payment-note.module.css';
import type { Payment } from './use-recheck-payment.ts';

interface Note {
  text: string;
  isBad?: boolean;
}

function rejection({ receiptNote, isPayable }: Payment): Note {
  const parts = [
    orderPaymentTexts.receiptRejected,
    receiptNote === null ? null : orderPaymentTexts.receiptReason(receiptNote),
    isPayable ? orderPaymentTexts.receiptAgain : null,
  ];
  return { text: parts.filter((part) => part !== null).join(' '), isBad: true };
}

function noteOf(payment: Payment): Note | null {
  if (payment.state === 'PAID') return null;
  if (payment.receiptState === 'REJECTED') return rejection(payment);
  if (!payment.isPayable) return null;
  if (payment.receiptState === 'WAITING') return { text: orderPaymentTexts.receiptWaiting };
  const isAwaited = payment.kind === 'GATEWAY' && payment.transactionStatus === 'PENDING';
  return isAwaited ? { text: orderPaymentTexts.providerWaiting } : null;
}

/** State of a pending payment after a receipt or the provider's page. */
export function PaymentNote({ payment }: { payment: Payment }) {
  const note = noteOf(payment);
  if (note === null) return null;
  return (
    <p className={classNames(styles['note'], note.isBad && styles['bad'])}>
      <Icon name={note.isBad ? 'alert' : 'clock'} size={16} />
      <span>{note.text}</span>
    </p>
  );
}
