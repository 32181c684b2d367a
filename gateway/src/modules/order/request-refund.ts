import { cleanText } from '@gawai/domain/field-check';
import type { AnyProblem, FormField } from '@gawai/domain/problem';
import { checkRefundReason } from '@gawai/domain/review';
import type { RequestRefundInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash } from '../../graphql/global-id.ts';
import type { OrderActionResult } from '../shared/order-action.ts';
import { readAfterChange, readAfterRejection } from '../shared/read-after-change.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { postRefundRequest } from '../../rest/endpoints/refund.ts';
import type { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

const REASON: FormField = 'reason';

/**
 * Requests a refund (shop-api.md 5.23). 404 means either that the order is not the client's, or that the
 * shop has no such call. For an order that is surely the client's it is the second, and
 * `canRequestRefund` becomes false for all clients.
 */
export async function requestRefund(
  input: RequestRefundInput,
  context: GatewayContext,
): Promise<OrderActionResult> {
  requireToken(context);
  const { shop, log, loaders } = context;
  const orderHash = checkHash(input.orderAccessHash, 'orderAccessHash');
  const problems = checkRefundReason(input.reason);
  if (problems.length > 0) return rejected(problems);
  const rejection = await postRefundRequest(shop, orderHash, cleanText(input.reason));
  const read = () => fetchOrder(shop, orderHash);
  if (rejection === null) return { order: readAfterChange(log, read), userErrors: [] };
  if (rejection.code !== 'NOT_FOUND') {
    const order = readAfterRejection(rejection, log, read);
    return { order, userErrors: userErrorsOf(rejection) };
  }
  const order = await fetchOrder(shop, orderHash);
  if (order === null || !(await loaders.isOwnOrder.load(order)))
    return rejected([{ code: 'ORDER_NOT_FOUND' }]);
  context.calls.refund.recordMissing();
  return rejected([{ code: 'REFUND_NOT_OFFERED' }], order);
}

function rejected(
  problems: readonly AnyProblem[],
  order: OrderRecord | null = null,
): OrderActionResult {
  return { order: () => Promise.resolve(order), userErrors: problemsToUserErrors(problems) };
}

/** Errors of the reason are at its field; all others are about the order. */
function userErrorsOf(rejection: ShopRejection): UserErrorRecord[] {
  const isOfReason = Object.hasOwn(rejection.fieldErrors, REASON);
  return mutationErrors(
    rejection,
    { [REASON]: REASON },
    isOfReason ? 'REFUSED' : 'REFUND_NOT_ALLOWED',
  );
}
