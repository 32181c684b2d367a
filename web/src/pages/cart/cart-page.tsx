import { PageHead } from '../../routing/page-head.tsx';
import { useSite } from '../../routing/site.ts';
import { CartView } from '../../features/cart/cart-view.tsx';
import { restartCheckout } from '../../features/checkout/restart-checkout.ts';
import { DRAFT_NAME } from '../../features/checkout/draft-name.ts';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { cartTexts } from '../../texts/cart.ts';
import styles from '../../ui/steady-page.module.css';

/** The cart (specification.md 2); open to guests. */
export function CartPage() {
  const { storeName } = useSite();
  return (
    <div className={styles['page']}>
      <PageHead title={cartTexts.title} isPrivate />
      <h1>{cartTexts.title}</h1>
      <CartView onCheckout={() => restartCheckout(openStoredValue(storeName, DRAFT_NAME))} />
    </div>
  );
}
