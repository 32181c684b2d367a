import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { decodeId } from '../../graphql/global-id.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { fetchOrderHashByKey } from '../../rest/endpoints/find-order.ts';
import { outcomeUnknown } from './send-order.ts';

/**
 * The order that another process has placed with the key of a submission; null when there is none, or when the
 * shop has no such call or fails (shop-api.md 10.7). To be called before a submission without a stored attempt is
 * rejected: its own order may have taken the last piece. Throws `OUTCOME_UNKNOWN` when there is an order that
 * cannot be read.
 */
export async function findRepeatedOrder(
  { idempotencyKey }: SubmitOrderInput,
  { shop, log }: GatewayContext,
): Promise<OrderRecord | null> {
  let hash: string | null;
  try {
    hash = await fetchOrderHashByKey(shop, idempotencyKey);
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof ShopRejection)) throw error;
    log.warn(error.facts, 'the order of an idempotency key could not be looked up');
    return null;
  }
  if (hash === null) return null;
  return fetchOrder(shop, hash).catch((error: unknown) => {
    throw outcomeUnknown(error);
  });
}

/** Whether an order has the pieces of an input; true when the shop does not return the product ids of the order. */
export function hasPiecesOf(order: OrderRecord, { lines }: SubmitOrderInput): boolean {
  const ordered = new Map<string, number>();
  for (const { productId, quantity } of order.lines) {
    if (productId === null) return true;
    ordered.set(productId, (ordered.get(productId) ?? 0) + quantity);
  }
  for (const { productId, quantity } of lines) {
    const id = decodeId('Product', productId, 'lines.productId');
    ordered.set(id, (ordered.get(id) ?? 0) - quantity);
  }
  return [...ordered.values()].every((left) => left === 0);
}
