import { useParams } from 'react-router-dom';
import { OrderView } from '../../features/order/order-view.tsx';

/** A customer's own order (specification.md 2, /order-history/{hash}). */
export function OrderPage() {
  const { hash = '' } = useParams();
  return <OrderView key={hash} hash={hash} />;
}
