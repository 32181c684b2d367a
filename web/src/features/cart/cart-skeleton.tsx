import { cartTexts } from '../../texts/cart.ts';
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

/** Stands where the cart will be: two lines and the summary. */
export function CartSkeleton() {
  return (
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
  );
}
