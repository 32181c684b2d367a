import { paths } from '../../app/paths.ts';
import { momentText } from '../../lib/moment-text.ts';
import { orderPaymentTexts } from '../../texts/order.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import styles from './order-payments.module.css';
import { Section } from './section.tsx';

type Payment = OrderPaymentsFragment['payments'][number];

const TONES: Readonly<Record<Payment['state'], BadgeTone>> = {
  PAID: 'good',
  PENDING: 'warn',
  EXPIRED: 'bad',
};

const REMARKS_ID = 'cara-bayar';

function PayLink({ payment }: { payment: Payment }) {
  if (!payment.isPayable) return null;
  return payment.kind === 'GATEWAY' ? (
    <LinkButton
      to={paths.orderPayment(payment.hash)}
      aria-label={orderPaymentTexts.payBy(payment.methodName)}
    >
      {orderPaymentTexts.pay}
    </LinkButton>
  ) : (
    <LinkButton
      look="secondary"
      to={`#${REMARKS_ID}`}
      preventScrollReset
      aria-label={orderPaymentTexts.howToPayBy(payment.methodName)}
    >
      {orderPaymentTexts.howToPay}
    </LinkButton>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const isOpen = payment.state === 'PENDING' && payment.expiresAt !== null;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <span className={styles['method']}>{payment.methodName}</span>
        <span className={styles['states']}>
          <Badge tone={TONES[payment.state]}>{payment.stateLabel}</Badge>
          {payment.isConfirmed ? (
            <span className={styles['tick']}>
              <Icon name="checkCircle" size={20} label={orderPaymentTexts.confirmed} />
            </span>
          ) : null}
        </span>
        {isOpen && payment.expiresAt !== null ? (
          <span className={styles['until']}>
            {orderPaymentTexts.expiresAt(momentText(payment.expiresAt))}
          </span>
        ) : null}
      </div>
      <strong className={styles['amount']}>
        <Rupiah amount={payment.total} />
      </strong>
      <div className={styles['action']}>
        <PayLink payment={payment} />
      </div>
    </li>
  );
}

interface OrderPaymentsProps {
  order: OrderPaymentsFragment;
  /** The shop's words on paying by hand; null when it has none. */
  remarks: string | null;
}

/** The payments of an order with their state and what can be done (Specification section 2, Pembayaran). */
export function OrderPayments({ order, remarks }: OrderPaymentsProps) {
  const needsRemarks = order.payments.some(({ kind, isPayable }) => kind === 'MANUAL' && isPayable);
  return (
    <Section title={orderPaymentTexts.title}>
      <ul className={styles['rows']}>
        {order.payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {needsRemarks && remarks !== null ? (
        <div id={REMARKS_ID} tabIndex={-1} className={styles['remarks']}>
          <h3>{orderPaymentTexts.remarksTitle}</h3>
          <SafeHtml html={remarks} isSmall />
        </div>
      ) : null}
    </Section>
  );
}
