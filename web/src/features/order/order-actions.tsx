import { orderActionTexts } from '../../texts/order-page.ts';
import { Button } from '../../ui/button.tsx';
import { useBuyAgain } from './again/use-buy-again.ts';
import { CancelOrder } from './cancel/cancel-order.tsx';
import type { OrderCancelFragment } from './cancel/cancel-order.generated.ts';
import styles from './order-actions.module.css';

/** What can be done with an order besides paying: buying it again, printing it, cancelling it. */
export function OrderActions({ order }: { order: OrderCancelFragment }) {
  const { buyAgain, isBusy } = useBuyAgain(order.accessHash);
  return (
    <div className={styles['actions']}>
      <Button look="secondary" isBusy={isBusy} onClick={() => void buyAgain()}>
        {orderActionTexts.buyAgain}
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        {orderActionTexts.print}
      </Button>
      <CancelOrder order={order} />
    </div>
  );
}
