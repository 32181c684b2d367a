import {
  buyerTexts,
  checkoutTexts,
  paymentTexts,
  shippingTexts,
  voucherTexts,
} from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import { ScriptOnly } from '../../ui/script-only.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout-skeleton.module.css';

/** So many boxes, each below its label. */
function Fields({ count, width }: { count: number; width: 'third' | 'half' | 'whole' }) {
  return (
    <div className={styles[width]}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['field']}>
          <Skeleton shape="short" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}

/**
 * Placeholder of a checkout, in its size, until the browser has restored the cart. Contains nothing
 * personal. Without script it shows that the checkout needs one.
 */
export function CheckoutSkeleton() {
  return (
    <ScriptOnly sentence={commonTexts.needsScript(checkoutTexts.title)}>
      <Loading label={checkoutTexts.loading}>
        <CheckoutLayout
          aside={
            <div className={styles['summary']}>
              <Skeleton shape="title" />
              <Fields count={5} width="whole" />
            </div>
          }
          main={
            <>
              <CheckoutCard title={buyerTexts.title}>
                <Fields count={3} width="third" />
                <Fields count={1} width="whole" />
                <Fields count={4} width="half" />
                <Skeleton shape="control" />
              </CheckoutCard>
              <CheckoutCard title={shippingTexts.title}>
                <Fields count={2} width="half" />
                <Fields count={3} width="third" />
                <Fields count={4} width="half" />
              </CheckoutCard>
              <CheckoutCard title={voucherTexts.title}>
                <Skeleton shape="control" />
              </CheckoutCard>
              <CheckoutCard title={paymentTexts.title}>
                <Skeleton shape="block" />
                <Fields count={2} width="whole" />
              </CheckoutCard>
            </>
          }
        />
      </Loading>
    </ScriptOnly>
  );
}
