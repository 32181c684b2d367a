import type { GatewayContext } from '../../graphql/context.ts';
import type { ListedOrderRecord } from '../../rest/endpoints/listed-order.ts';
import type { OrderRecord } from '../../rest/endpoints/order.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';

/** An order as resolvers get it: the whole order, or an entry of the order list. */
export type KnownOrder = OrderRecord | ListedOrderRecord;

/** Resolves a field that lists do not contain: a listed order is then read, once per request. */
export function ofWholeOrder<Value>(
  pick: (order: OrderRecord, context: GatewayContext) => Value | Promise<Value>,
) {
  return (order: KnownOrder, _args: object, context: GatewayContext): Value | Promise<Value> =>
    'lines' in order
      ? pick(order, context)
      : readWhole(order, context).then((whole) => pick(whole, context));
}

async function readWhole(
  { hash, number }: ListedOrderRecord,
  { loaders }: GatewayContext,
): Promise<OrderRecord> {
  const order = await loaders.orderByHash.load(hash);
  if (order !== null) return order;
  throw new UpstreamError('SHOP_BAD_REPLY', `order ${number} is listed, but cannot be read`);
}
