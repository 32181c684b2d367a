import { cleanText } from '@gawai/domain/field-check';
import type { FormField, Problem } from '@gawai/domain/problem';
import { checkRefundReason } from '@gawai/domain/review';
import type { RequestRefundInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../context.ts';
import { checkHash } from '../../global-id.ts';
import { nothingChanged, readAfterChange } from '../../read-after-change.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { postRefundRequest } from '../../rest/endpoints/refund.ts';
import { isAboutCaller, type ShopRefusal } from '../../rest/shop-error.ts';
import { requireToken } from '../../signed-in.ts';
import { problemToUserError, refusalToUserErrors, type UserErrorRecord } from '../../user-error.ts';

/** The order with its request, read when somebody asks, or why there is none. */
export interface RequestRefundResult {
  readonly order: () => Promise<OrderRecord | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

const REASON: FormField = 'reason';

/**
 * Asks for the money of an order back (Contract 5.23). When the shop answers 404, the order tells
 * which of two things it means: there is none for the caller, or the shop takes no such requests.
 */
export async function requestRefund(
  input: RequestRefundInput,
  context: GatewayContext,
): Promise<RequestRefundResult> {
  requireToken(context);
  const { shop, log } = context;
  const orderHash = checkHash(input.orderHash, 'orderHash');
  const problems = checkRefundReason(input.reason);
  if (problems.length > 0) return refused(problems);
  const refusal = await postRefundRequest(shop, orderHash, cleanText(input.reason));
  if (refusal === null) {
    return { order: readAfterChange(log, () => fetchOrder(shop, orderHash)), userErrors: [] };
  }
  if (isAboutCaller(refusal)) throw refusal;
  if (refusal.code !== 'NOT_FOUND') return { order: nothingChanged, userErrors: told(refusal) };
  const order = await fetchOrder(shop, orderHash);
  if (order === null) return refused([{ code: 'ORDER_NOT_FOUND' }]);
  context.refundOffer.isMissing();
  return refused([{ code: 'REFUND_NOT_OFFERED' }], order);
}

function refused(
  problems: readonly Problem[],
  order: OrderRecord | null = null,
): RequestRefundResult {
  const userErrors = problems.map((problem) => problemToUserError(problem));
  return { order: () => Promise.resolve(order), userErrors };
}

/** What the shop says of the reason speaks of the reason; everything else of the order. */
function told(refusal: ShopRefusal): UserErrorRecord[] {
  const isOfReason = Object.hasOwn(refusal.fieldErrors, REASON);
  return refusalToUserErrors(
    refusal,
    { [REASON]: REASON },
    isOfReason ? 'REFUSED' : 'REFUND_NOT_ALLOWED',
  );
}
