import { orderPage } from '../order/order-page.ts';

/**
 * The page of the store a buyer comes back to from the provider, after the store's address: the order
 * of a customer or of a guest, with the payment that was opened (shop-api.md 5.24).
 */
export function storePageOf({
  order,
  payment,
}: {
  readonly order: { readonly hash: string; readonly userId: number | null };
  readonly payment: { readonly hash: string };
}): string {
  return `${orderPage(order.hash, order.userId === null)}?src=payment&ref=${payment.hash}`;
}
