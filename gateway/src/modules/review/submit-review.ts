import { cleanText } from '@gawai/domain/field-check';
import type { AnyProblem, ProblemCode } from '@gawai/domain/problem';
import { checkReview } from '@gawai/domain/review';
import type { SubmitReviewInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash, decodeId } from '../../graphql/global-id.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { postReview, type NewReview } from '../../rest/endpoints/review.ts';
import type { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import type { OrderActionResult } from '../shared/order-action.ts';
import { nothingChanged, readAfterRejection } from '../shared/read-after-change.ts';
import { readOrder } from '../shared/read-order.ts';

/** Input fields by the names of domain and shop. */
const FIELDS: FieldNames = { star: 'rating', review: 'text' };

/**
 * Reviews one line of an order (shop-api.md 5.22). The three ids that the shop requires are read from its
 * order, so that a client cannot mix ids of different orders. The shop decides whether the line may be
 * reviewed.
 */
export async function submitReview(
  input: SubmitReviewInput,
  context: GatewayContext,
): Promise<OrderActionResult> {
  requireToken(context);
  const { shop, log } = context;
  const orderHash = checkHash(input.orderAccessHash, 'orderAccessHash');
  const lineId = decodeId('OrderLine', input.orderLineId, 'orderLineId');
  const { rating } = input;
  const text = cleanText(input.text);
  const problems = checkReview({ star: rating, review: text });
  if (problems.length > 0) return rejected(problems);

  const order = await readOrder(context, orderHash);
  const line = order?.lines.find(({ id }) => id === lineId);
  if (!order || !line?.orderId) return rejected([{ code: 'ORDER_NOT_FOUND' }]);
  if (line.productId === null) return rejected([{ code: 'REVIEW_NOT_ALLOWED' }]);
  const { orderId, productId } = line;
  const review = { orderId, productId, lineId, rating, text: text || null };
  const rejection = await postReview(shop, review);
  if (rejection === null) {
    return { order: () => Promise.resolve(withReview(order, review)), userErrors: [] };
  }
  const now = readAfterRejection(rejection, log, () => fetchOrder(shop, orderHash));
  return { order: now, userErrors: userErrorsOf(rejection) };
}

function rejected(problems: readonly AnyProblem[]): OrderActionResult {
  return { order: nothingChanged, userErrors: problemsToUserErrors(problems, FIELDS) };
}

function userErrorsOf(rejection: ShopRejection): UserErrorRecord[] {
  if (Object.hasOwn(rejection.fieldErrors, 'star')) {
    return mutationErrors(rejection, FIELDS, 'STAR_OUT_OF_RANGE');
  }
  const isOfText = Object.hasOwn(rejection.fieldErrors, 'review');
  return mutationErrors(rejection, FIELDS, isOfText ? 'REFUSED' : WHOLE[rejection.code]);
}

/** Codes of rejections without a field; other rejections pass the message of the shop. */
const WHOLE: Readonly<Partial<Record<ShopRejection['code'], ProblemCode>>> = {
  NOT_FOUND: 'ORDER_NOT_FOUND',
  CONFLICT: 'REVIEW_NOT_ALLOWED',
};

/** The order with the accepted review; saves another read. */
function withReview(order: OrderRecord, { lineId, rating, text }: NewReview): OrderRecord {
  const review = { rating, text };
  const lines = order.lines.map((line) => (line.id === lineId ? { ...line, review } : line));
  return { ...order, lines };
}
