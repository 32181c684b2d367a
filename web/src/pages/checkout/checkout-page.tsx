import { useState } from 'react';
import { PageHead } from '../../routing/page-head.tsx';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import { useCartLines } from '../../features/cart/use-cart-lines.ts';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { DRAFT_NAME } from '../../features/checkout/draft-name.ts';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { cartTexts } from '../../texts/cart.ts';
import { checkoutTexts } from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import page from '../../ui/steady-page.module.css';
import styles from './checkout-page.module.css';
import { CheckoutView } from './checkout-view.tsx';
import { useOrder } from './use-order.ts';

function Checkout() {
  const { storeName } = useSite();
  const [draft] = useState(() => openStoredValue(storeName, DRAFT_NAME));
  const ordering = useOrder(draft);
  const lines = useCartLines();
  if (lines === null || ordering.isOver) return <CheckoutSkeleton />;
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="bag" size={28} />}
        title={cartTexts.empty}
        action={{ to: paths.listing(), label: commonTexts.continueShopping }}
      />
    );
  }
  return <CheckoutView lines={lines} draft={draft} ordering={ordering} />;
}

/**
 * The checkout (specification.md 2), open to guests. Only the browser has the cart and renders it: the
 * server sends a skeleton and nothing personal.
 */
export function CheckoutPage() {
  return (
    <div className={page['page']}>
      <PageHead title={checkoutTexts.title} isPrivate />
      <div className={styles['head']}>
        <h1>{checkoutTexts.title}</h1>
        <ol className={styles['steps']} aria-label={checkoutTexts.stepsLabel}>
          {checkoutTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles['safe']}>
          <Icon name="lock" />
          {checkoutTexts.safe}
        </p>
      </div>
      <Checkout />
    </div>
  );
}
