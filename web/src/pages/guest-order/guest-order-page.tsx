import { useLoaderData, useParams } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import { DeviceOrderList } from '../../features/order/guest/device-order-list.tsx';
import { GuestNotice } from '../../features/order/guest/guest-notice.tsx';
import { NotFound } from '../../routing/not-found.tsx';
import { OrderView } from '../../features/order/order-view.tsx';
import { guestNoticeTexts, orderTexts } from '../../texts/order.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';
import type { GuestOrderData } from './guest-order-loader.ts';
import styles from './guest-order-page.module.css';

/**
 * A guest's order: every client that knows the link can read it (specification.md 2, /order/guest). Below
 * it, also when the link is wrong, the other orders that were placed on this device.
 */
export function GuestOrderPage() {
  const { hash = '' } = useParams();
  const { isMissing } = useLoaderData<GuestOrderData>();
  const { storeName, storeUrl } = useSite();
  return (
    <div className={styles['page']}>
      {isMissing ? (
        <NotFound title={orderTexts.notFoundTitle} message={orderTexts.notFoundMessage} />
      ) : (
        <OrderView
          key={hash}
          hash={hash}
          noticeOf={({ number, payments }) => (
            <GuestNotice
              address={storeUrl + paths.guestOrder(hash)}
              shareTitle={guestNoticeTexts.shareTitle(storeName, number)}
              isPayable={payments.some(({ isPayable }) => isPayable)}
            />
          )}
        />
      )}
      <DeviceOrderList current={hash} />
      <p className={styles['find']}>
        {guestNoticeTexts.otherOrder} <Link to={paths.findOrder()}>{shellTexts.findOrder}</Link>
      </p>
    </div>
  );
}
