import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site.ts';
import { GuestNotice } from '../../features/order/guest-notice.tsx';
import { OrderView } from '../../features/order/order-view.tsx';

/** A guest's order: whoever knows the link can read it (Specification section 2, /order/guest). */
export function GuestOrderPage() {
  const { hash = '' } = useParams();
  const { storeUrl } = useSite();
  return (
    <OrderView
      key={hash}
      hash={hash}
      noticeOf={({ isPaid }) => (
        <GuestNotice address={storeUrl + paths.guestOrder(hash)} isPaid={isPaid} />
      )}
    />
  );
}
