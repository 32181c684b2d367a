import { formatRupiah } from '@gawai/domain/money';
import { useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { momentText } from '../../lib/moment-text.ts';
import { orderPaymentTexts } from '../../texts/order.ts';
import { commonTexts } from '../../texts/common.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import styles from './order-payments.module.css';
import { PaymentNote } from './payment-note.tsx';
import { ReceiptDialog } from './receipt/receipt-dialog.tsx';
import { Section } from './section.tsx';
import { TransferAccount } from './transfer-account.tsx';
import type { Payment } from './use-recheck-payment.ts';

const TONES: Readonly<Record<Payment['state'], BadgeTone>> = {
  PAID: 'good',
  PENDING: 'warn',
  EXPIRED: 'bad',
};

interface PayActionProps {
  payment: Payment;
  orderHash: string;
  /** The shop's text about manual payment; null when it has none. */
  remarks: string | null;
}

/** Where a payment is paid: on the provider's page, or manually with a receipt (specification.md 4). */
function PayAction({ payment, orderHash, remarks }: PayActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, accessHash, methodName, isConfirmed } = payment;
  const labels = isConfirmed
    ? {
        'aria-label': orderPaymentTexts.replaceReceiptOf(methodName),
        children: orderPaymentTexts.replaceReceipt,
      }
    : { 'aria-label': orderPaymentTexts.payBy(methodName), children: orderPaymentTexts.pay };
  if (kind === 'GATEWAY')
    return <LinkButton {...labels} look="secondary" to={paths.orderPayment(accessHash)} />;
  return (
    <>
      <Button {...labels} aria-haspopup="dialog" look="secondary" onClick={() => setIsOpen(true)} />
      <ReceiptDialog
        payment={payment}
        orderHash={orderHash}
        remarks={remarks}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function PaymentRow({ payment, ...order }: PayActionProps) {
  const { expiresAt } = payment;
  const isDue = payment.isPayable && !payment.isConfirmed;
  return (
    <li className={styles['row']} data-keep-visible>
      <div className={styles['text']}>
        <span className={styles['method']}>{payment.methodName}</span>
        <span className={styles['states']}>
          <Badge tone={TONES[payment.state]}>{payment.stateLabel}</Badge>
          {payment.isConfirmed ? (
            <span className={styles['tick']}>
              <Icon name="checkCircle" size={20} label={orderPaymentTexts.confirmed} />
            </span>
          ) : null}
        </span>
        {isDue && expiresAt !== null ? (
          <span className={styles['until']}>
            {orderPaymentTexts.expiresAt(momentText(expiresAt))}
          </span>
        ) : null}
        <PaymentNote payment={payment} />
      </div>
      <strong className={styles['amount']}>
        <Rupiah amount={payment.total} />
      </strong>
      <div className={styles['action']}>
        {payment.isPayable ? <PayAction payment={payment} {...order} /> : null}
      </div>
      {isDue ? <TransferAccount payment={payment} /> : null}
    </li>
  );
}

interface OrderPaymentsProps {
  order: OrderPaymentsFragment;
  /** The shop's text about manual payment; null when it has none. */
  remarks: string | null;
}

/** The payments of an order with their state and what can be done (specification.md 2, Pembayaran). */
export function OrderPayments({ order, remarks }: OrderPaymentsProps) {
  const needsRemarks = order.payments.some(({ kind, isPayable }) => kind === 'MANUAL' && isPayable);
  const total = order.payments.reduce((sum, payment) => sum + payment.total, 0);
  const paid = order.payments.reduce(
    (sum, payment) => (payment.state === 'PAID' ? sum + payment.total : sum),
    0,
  );
  return (
    <Section title={orderPaymentTexts.title}>
      {paid > 0 && paid < total ? (
        <p className={styles['paid']}>
          {orderPaymentTexts.paidInPart(formatRupiah(paid), formatRupiah(total))}
        </p>
      ) : null}
      <ul>
        {order.payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            orderHash={order.accessHash}
            remarks={remarks}
          />
        ))}
      </ul>
      {needsRemarks && remarks !== null ? (
        <div className={styles['remarks']}>
          <h3>{commonTexts.paymentRemarks}</h3>
          <SafeHtml html={remarks} isSmall />
        </div>
      ) : null}
    </Section>
  );
}
