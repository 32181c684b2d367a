import { useRef, type ReactNode } from 'react';
import {
  useAcceptCartPriceMutation,
  useSetCartQuantityMutation,
} from '../../apollo/cart/cart.generated.ts';
import { paths } from '../../routing/paths.ts';
import { cartFixTexts } from '../../texts/cart.ts';
import { checkoutTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { isBlocking, type LineChange } from './line-changes.ts';
import styles from './order-changes.module.css';

interface OrderChangesProps {
  changes: readonly LineChange[];
  /** What else changed, at the end. */
  children: ReactNode;
}

interface ChangeActionProps {
  change: LineChange;
  /** Called when the change was settled here. */
  onSettled: () => void;
}

function ChangeAction({ change, onSettled }: ChangeActionProps) {
  const [acceptPrice] = useAcceptCartPriceMutation();
  const [setQuantity] = useSetCartQuantityMutation();
  const { line } = change;
  const { name } = line.product;
  switch (change.kind) {
    case 'PRICE_FELL':
      return null;
    case 'PRICE_ROSE':
      return (
        <Button
          aria-label={cartFixTexts.acceptPriceOf(name)}
          onClick={() => void acceptPrice({ variables: { lineId: line.id } }).then(onSettled)}
        >
          {cartFixTexts.acceptPrice}
        </Button>
      );
    case 'ABOVE_STOCK': {
      const { available: quantity } = change;
      return (
        <Button
          aria-label={cartFixTexts.useAvailableOf(quantity, name)}
          onClick={() =>
            void setQuantity({ variables: { lineId: line.id, quantity } }).then(onSettled)
          }
        >
          {cartFixTexts.useAvailable(quantity)}
        </Button>
      );
    }
    case 'OTHER':
      return (
        <LinkButton
          to={paths.cart()}
          look="secondary"
          aria-label={checkoutTexts.changeInCartOf(name)}
        >
          {checkoutTexts.changeInCart}
        </LinkButton>
      );
  }
}

/**
 * What changed since the goods were put into the cart, line by line: first what blocks the order, with
 * the one tap that settles it (a risen price is accepted, a quantity is lowered to what is left, the rest
 * is fixed in the cart), then the prices that fell.
 */
export function OrderChanges({ changes, children }: OrderChangesProps) {
  const container = useRef<HTMLDivElement>(null);
  const blocking = changes.filter(isBlocking);
  const fallen = changes.filter((change) => !isBlocking(change));
  return (
    // The button that settles a change is removed with it; the focus moves to this element.
    <div ref={container} tabIndex={-1} aria-live="polite" className={styles['place']}>
      {blocking.length === 0 ? null : (
        <section className={styles['changes']} aria-label={checkoutTexts.changesTitle}>
          <h2 className={styles['title']}>
            <Icon name="alert" />
            {checkoutTexts.changesTitle}
          </h2>
          <ul className={styles['list']}>
            {blocking.map((change) => (
              <li
                key={`${change.line.id} ${change.kind}`}
                className={styles['change']}
                data-invalid
              >
                <p>
                  <Unbroken text={change.message} />
                </p>
                <ChangeAction change={change} onSettled={() => container.current?.focus()} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {fallen.length === 0 ? null : (
        <ul className={styles['fallen']} aria-label={checkoutTexts.fallenTitle}>
          {fallen.map(({ line, message }) => (
            <li key={line.id}>
              <Icon name="info" />
              <span>
                <Unbroken text={message} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
