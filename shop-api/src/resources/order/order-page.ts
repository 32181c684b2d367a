/** The page of an order, after the store's address. */
export function orderPage(hash: string, isGuest: boolean): string {
  return `/${isGuest ? 'order/guest' : 'order-history'}/${hash}`;
}
