import { useId } from 'react';
import { paths } from '../../routing/paths.ts';
import { cartSummaryTexts } from '../../texts/cart.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  /** Whole rupiah. */
  total: number;
  /** A line has to be corrected first. */
  isBlocked: boolean;
  /** A warning about the whole cart, which does not block the checkout. */
  warning: string | null;
  /** Prices are loading: the total may change. */
  isDimmed: boolean;
  /** The cart is put into checkout. */
  onCheckout: () => void;
}

/** Sub Total, Voucher, Shipping Fee, Grand Total and Checkout (specification.md 2, cart). */
export function CartSummary(props: CartSummaryProps) {
  const { total, isBlocked, warning, isDimmed, onCheckout } = props;
  const headingId = useId();
  const reasonId = useId();
  const reason = isBlocked ? cartSummaryTexts.blocked : warning;
  const row = (label: string, amount: number | null) => (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>{amount === null ? cartSummaryTexts.dash : <Rupiah amount={amount} />}</dd>
    </div>
  );
  return (
    <section className={styles['summary']} aria-labelledby={headingId} data-keep-visible>
      <h2 id={headingId} className={styles['title']}>
        {cartSummaryTexts.title}
      </h2>
      <dl className={styles['figures']} data-dimmed={isDimmed}>
        {row(cartSummaryTexts.subTotal, total)}
        {row(cartSummaryTexts.voucher, null)}
        {row(cartSummaryTexts.shippingFee, null)}
        <div className={styles['sum']}>
          <dt>{cartSummaryTexts.grandTotal}</dt>
          <dd>
            <Rupiah amount={total} />
          </dd>
        </div>
      </dl>
      <p className={styles['hint']}>{cartSummaryTexts.laterHint}</p>
      {reason === null ? null : (
        <p id={reasonId} className={styles['reason']} role="status">
          {reason}
        </p>
      )}
      <div className={styles['bar']}>
        <span className={styles['barTotal']} aria-hidden="true">
          <span className={styles['barLabel']}>{cartSummaryTexts.grandTotal}</span>
          <strong>
            <Rupiah amount={total} />
          </strong>
        </span>
        <div className={styles['action']}>
          {isBlocked ? (
            <Button size="large" isWide disabled aria-describedby={reasonId}>
              {cartSummaryTexts.checkout}
            </Button>
          ) : (
            <LinkButton size="large" isWide to={paths.checkout()} onClick={onCheckout}>
              {cartSummaryTexts.checkout}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
