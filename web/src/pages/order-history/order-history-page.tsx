import { AccountPage } from '../../features/account/account-page.tsx';
import { OrderTable } from '../../features/order-history/order-table.tsx';
import { orderHistoryTexts } from '../../texts/order-history.ts';
import { accountMenuTexts } from '../../texts/shell.ts';

/** The orders of the customer, the highest number first (specification.md 7). */
export function OrderHistoryPage() {
  return (
    <AccountPage title={accountMenuTexts.orderHistory} lead={orderHistoryTexts.lead}>
      <OrderTable />
    </AccountPage>
  );
}
