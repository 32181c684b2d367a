import { buyerTexts, checkoutTexts, paymentTexts, shippingTexts } from '../../texts/checkout.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout-skeleton.module.css';

/** The shape of a checkout, before the browser has brought back the cart. Holds nothing personal. */
export function CheckoutSkeleton() {
  const bones = (count: number) =>
    Array.from({ length: count }, (_, place) => <Skeleton key={place} shape="control" />);
  return (
    <Loading label={checkoutTexts.loading}>
      <CheckoutLayout
        aside={<div className={styles['summary']}>{bones(6)}</div>}
        main={
          <>
            <CheckoutCard title={buyerTexts.title}>
              <div className={styles['fields']}>{bones(8)}</div>
            </CheckoutCard>
            <CheckoutCard title={shippingTexts.title}>
              <div className={styles['fields']}>{bones(4)}</div>
            </CheckoutCard>
            <CheckoutCard title={paymentTexts.title}>
              <div className={styles['fields']}>{bones(2)}</div>
            </CheckoutCard>
          </>
        }
      />
    </Loading>
  );
}
