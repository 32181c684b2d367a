import type { CartLineFieldsFragment } from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { cartTexts } from '../../texts/cart.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureTexts } from '../../texts/failures.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { checkCart } from './cart-check.ts';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCartLines } from './use-cart-lines.ts';
import { useCartQuote } from './use-cart-quote.ts';
import styles from './cart-view.module.css';

interface CartViewProps {
  /** The cart is put into checkout. */
  onCheckout: () => void;
}

interface FilledCartProps extends CartViewProps {
  lines: readonly CartLineFieldsFragment[];
}

function FilledCart({ lines, onCheckout }: FilledCartProps) {
  const quote = useCartQuote(lines);
  const cart = checkCart(lines, quote.goneProducts);
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {quote.hasFailed ? (
          <div className={styles['failed']} role="status">
            <span>{cartTexts.checkFailed}</span>
            <Button look="quiet" icon={<Icon name="retry" />} onClick={quote.retry}>
              {failureTexts.retry}
            </Button>
          </div>
        ) : null}
        <ul className={styles['lines']} aria-label={cartTexts.lines}>
          {cart.lines.map((checked) => (
            <li key={checked.line.id}>
              <CartLine checked={checked} />
            </li>
          ))}
        </ul>
        <Link className={styles['back']} to={paths.listing()}>
          <Icon name="arrowLeft" />
          {commonTexts.continueShopping}
        </Link>
      </div>
      <div className={styles['side']}>
        <CartSummary
          total={cart.total}
          isBlocked={cart.isBlocked}
          warning={quote.warehouseMessage}
          isDimmed={quote.isLoading}
          onCheckout={onCheckout}
        />
      </div>
    </div>
  );
}

/**
 * The cart of this browser, checked against the shop's current prices and stocks (specification.md 2,
 * cart). The server has no cart: a skeleton is shown until the browser has restored it.
 */
export function CartView({ onCheckout }: CartViewProps) {
  const lines = useCartLines();
  if (lines === null) return <CartSkeleton />;
  if (lines.length > 0) return <FilledCart lines={lines} onCheckout={onCheckout} />;
  return (
    <EmptyState
      icon={<Icon name="bag" size={28} />}
      title={cartTexts.empty}
      message={cartTexts.emptyHint}
      action={{ to: paths.listing(), label: commonTexts.continueShopping }}
    />
  );
}
