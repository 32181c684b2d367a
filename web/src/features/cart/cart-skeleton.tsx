import { cartTexts } from '../../texts/cart.ts';
import { commonTexts } from '../../texts/common.ts';
import { ScriptOnly } from '../../ui/script-only.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import viewStyles from './cart-view.module.css';
import styles from './cart-skeleton.module.css';

function Line() {
  return (
    <div className={styles['line']}>
      <Skeleton shape="square" />
      <div>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}

/** Placeholder of the cart: two lines and the summary. Without script it shows that the cart needs one. */
export function CartSkeleton() {
  return (
    <ScriptOnly sentence={commonTexts.needsScript(cartTexts.title)}>
      <Loading label={cartTexts.loading}>
        <div className={viewStyles['columns']}>
          <div className={viewStyles['lines']}>
            <Line />
            <Line />
          </div>
          <div className={styles['summary']}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="control" />
          </div>
        </div>
      </Loading>
    </ScriptOnly>
  );
}
