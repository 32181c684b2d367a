import { PageHead } from '../../app/page-head.tsx';
import { CartView } from '../../features/cart/cart-view.tsx';
import { cartTexts } from '../../texts/cart.ts';
import styles from './cart-page.module.css';

/** The cart (Specification section 2); open to guests. */
export function CartPage() {
  return (
    <div className={styles['page']}>
      <PageHead title={cartTexts.title} isPrivate />
      <h1>{cartTexts.title}</h1>
      <CartView />
    </div>
  );
}
