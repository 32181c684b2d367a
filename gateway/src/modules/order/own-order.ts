import type { GatewayContext } from '../../graphql/context.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';

/**
 * Whether an order that the shop has returned is the client's own. The hash of a guest's order opens it for every
 * customer (shop-api.md 5.20), but only their own stand in their history. When the history cannot be read the order
 * counts as their own: what they send is the shop's to accept.
 */
export function isOwnOrder(order: OrderRecord, { loaders }: GatewayContext): Promise<boolean> {
  return loaders.isOwnOrder.load(order).catch(() => true);
}
