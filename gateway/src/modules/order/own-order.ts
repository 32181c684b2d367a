import type { GatewayContext } from '../../graphql/context.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';

/**
 * Whether an order that the shop has returned is the client's own. The hash of a guest's order opens it for every
 * customer (shop-api.md 5.20), but the history lists only the customer's own orders. When the history cannot be read
 * the order counts as their own: the shop checks every request anyway. Throws `UNAUTHENTICATED` for an expired token.
 */
export function isOwnOrder(order: OrderRecord, { loaders }: GatewayContext): Promise<boolean> {
  return loaders.isOwnOrder.load(order).catch((error: unknown) => {
    if (error instanceof ShopRejection && error.code === 'UNAUTHENTICATED') throw error;
    return true;
  });
}
