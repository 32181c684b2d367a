import { FindOrderForm } from '../../features/order/guest/find-order-form.tsx';
import { SessionCard } from '../../features/session/session-card.tsx';
import { paths } from '../../routing/paths.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { findOrderTexts } from '../../texts/find-order.ts';
import { accountMenuTexts, shellTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';

/**
 * Where a guest finds an order whose link was lost, by its number and a contact (shop-api.md 10.8). A customer's
 * orders are in their account.
 */
export function FindOrderPage() {
  const isCustomer = useSessionUser() !== null;
  return (
    <SessionCard
      title={shellTexts.findOrder}
      otherWay={
        <p>
          {findOrderTexts.isCustomer}{' '}
          {isCustomer ? (
            <Link to={paths.orderHistory()}>{accountMenuTexts.orderHistory}</Link>
          ) : (
            <Link to={paths.signIn()}>{accountMenuTexts.signIn}</Link>
          )}
        </p>
      }
    >
      <p>{findOrderTexts.lead}</p>
      <FindOrderForm />
    </SessionCard>
  );
}
