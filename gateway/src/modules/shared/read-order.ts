import type { GatewayContext } from '../../graphql/context.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { confirmSession } from './confirm-session.ts';

/**
 * The order of a hash; null when the client has none. Throws `UNAUTHENTICATED` for an expired token, with which a
 * shop finds no order of the customer (shop-api.md 5.20).
 */
export async function readOrder(
  { token, shop }: Pick<GatewayContext, 'token' | 'shop'>,
  hash: string,
): Promise<OrderRecord | null> {
  const order = await fetchOrder(shop, hash);
  if (order === null) await confirmSession({ token, shop });
  return order;
}
