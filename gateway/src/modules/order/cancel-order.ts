import type { CancelOrderInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash } from '../../graphql/global-id.ts';
import { mutationErrors, problemsToUserErrors } from '../../graphql/user-error.ts';
import { postCancelOrder } from '../../rest/endpoints/cancel-order.ts';
import { fetchOrder } from '../../rest/endpoints/order.ts';
import type { OrderActionResult } from '../shared/order-action.ts';
import { readAfterChange } from '../shared/read-after-change.ts';
import { readOrder } from '../shared/read-order.ts';

/**
 * Cancels an unpaid order (shop-api.md 10.9). The call finds every order that can be read: 404 for a readable order
 * means that the shop has no such call, so `canCancel` becomes false for all clients.
 */
export async function cancelOrder(
  input: CancelOrderInput,
  context: GatewayContext,
): Promise<OrderActionResult> {
  const { shop, log } = context;
  const orderHash = checkHash(input.orderAccessHash, 'orderAccessHash');
  const rejection = await postCancelOrder(shop, orderHash);
  if (rejection?.code === 'NOT_FOUND') {
    const order = await readOrder(context, orderHash);
    if (order !== null) context.calls.cancel.recordMissing();
    const code = order === null ? 'ORDER_NOT_FOUND' : 'CANCEL_NOT_OFFERED';
    return { order: () => Promise.resolve(order), userErrors: problemsToUserErrors([{ code }]) };
  }
  const userErrors =
    rejection === null ? [] : mutationErrors(rejection, undefined, 'CANCEL_NOT_ALLOWED');
  if (rejection === null) {
    // Its goods are in stock again, and its voucher can be used again.
    context.expireProducts();
    context.voucherCache.delete(context.token);
  }
  return { order: readAfterChange(log, () => fetchOrder(shop, orderHash)), userErrors };
}
