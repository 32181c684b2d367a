import { useEffect, useState } from 'react';
import { momentText } from '../../lib/moment-text.ts';
import { remainingText } from '../../lib/remaining-text.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { paths } from '../../routing/paths.ts';
import { orderOutcomeTexts } from '../../texts/order-page.ts';
import { orderPaymentTexts } from '../../texts/order.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { firstDeadline, openPayments } from './open-payments.ts';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import styles from './order-outcome.module.css';

/** The time that is left to pay, second by second. */
function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = remainingText(Date.parse(until) - now);
  return (
    <p className={styles['deadline']}>
      <Icon name="clock" size={16} />
      <span>
        {orderPaymentTexts.expiresAt(momentText(until))}
        {left === null ? null : (
          <span>
            {' · '}
            <span role="timer">{orderOutcomeTexts.left(left)}</span>
          </span>
        )}
      </span>
    </p>
  );
}

interface OrderOutcomeProps {
  order: OrderPaymentsFragment;
  /** Brings the payments into view. */
  onShowPayments: () => void;
}

/**
 * Outcome of the checkout: the order was placed, what is left to be paid, until when, and one button for
 * it. It leads to the payment when there is one, on the provider's page, else to the list of payments.
 * Null when nothing can be paid.
 */
export function OrderOutcome({ order, onShowPayments }: OrderOutcomeProps) {
  const open = openPayments(order);
  const [first] = open;
  if (first === undefined) return null;
  const deadline = firstDeadline(open);
  const due = open.reduce((sum, { total }) => sum + total, 0);
  const isDirect = open.length === 1 && first.kind === 'GATEWAY';
  return (
    <section className={styles['outcome']} aria-label={orderOutcomeTexts.received}>
      <p className={styles['received']}>
        <Icon name="checkCircle" size={28} />
        <strong>{orderOutcomeTexts.received}</strong>
      </p>
      <p className={styles['due']}>
        {orderOutcomeTexts.due}{' '}
        <strong>
          <Rupiah amount={due} />
        </strong>
      </p>
      {deadline === undefined ? null : <Countdown until={deadline} />}
      <div className={styles['action']}>
        {isDirect ? (
          <LinkButton size="large" to={paths.orderPayment(first.accessHash)}>
            {orderPaymentTexts.pay}
          </LinkButton>
        ) : (
          <Button size="large" onClick={onShowPayments}>
            {orderPaymentTexts.pay}
          </Button>
        )}
      </div>
    </section>
  );
}
