import { orderPage } from '../order/order-page.ts';

/**
 * The URL to which a buyer returns from the provider, with the payment that was opened: the page of the session, else
 * the order of a customer or guest in the storefront (shop-api.md 5.24, 10.12).
 */
export function returnAddress(
  storeUrl: string,
  {
    order,
    payment,
    session,
  }: {
    readonly order: { readonly hash: string; readonly userId: number | null };
    readonly payment: { readonly hash: string };
    readonly session: { readonly returnUrl: string | null };
  },
): string {
  if (session.returnUrl === null) {
    const page = orderPage(order.hash, order.userId === null);
    return `${storeUrl}${page}?src=payment&ref=${payment.hash}`;
  }
  const url = new URL(session.returnUrl);
  url.searchParams.set('src', 'payment');
  url.searchParams.set('ref', payment.hash);
  url.searchParams.set('order', order.hash);
  return url.href;
}
