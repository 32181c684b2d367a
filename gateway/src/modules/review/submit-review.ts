import { cleanText } from '@gawai/domain/field-check';
import { STAR_DEFAULT } from '@gawai/domain/limits';
import type { Problem, ProblemCode } from '@gawai/domain/problem';
import { checkReview } from '@gawai/domain/review';
import type { SubmitReviewInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../context.ts';
import { checkHash, decodeId } from '../../global-id.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { postReview, type NewReview } from '../../rest/endpoints/review.ts';
import { isAboutCaller, type ShopRefusal } from '../../rest/shop-error.ts';
import { requireToken } from '../../signed-in.ts';
import {
  problemToUserError,
  refusalToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../user-error.ts';

/** The order with the review at its line, or why there is none. */
export interface SubmitReviewResult {
  readonly order: OrderRecord | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/** Where the input has what domain and shop speak of. */
const FIELDS: FieldNames = { star: 'star', review: 'text' };

/**
 * Reviews one line of an order (shop-api.md 5.22). The three ids that the shop asks for are read from
 * the shop's own order, so that nobody can mix them; whether it may be reviewed is the shop's to say.
 */
export async function submitReview(
  input: SubmitReviewInput,
  context: GatewayContext,
): Promise<SubmitReviewResult> {
  requireToken(context);
  const { shop } = context;
  const orderHash = checkHash(input.orderHash, 'orderHash');
  const lineId = decodeId('OrderLine', input.orderLineId, 'orderLineId');
  const { star = STAR_DEFAULT } = input;
  const text = cleanText(input.text);
  const problems = checkReview({ star, review: text });
  if (problems.length > 0) return refused(problems);

  const order = await fetchOrder(shop, orderHash);
  const line = order?.lines.find(({ id }) => id === lineId);
  if (!order || !line?.orderId) return refused([{ code: 'ORDER_NOT_FOUND' }]);
  if (line.productId === null) return refused([{ code: 'REVIEW_NOT_ALLOWED' }]);
  const { orderId, productId } = line;
  const review = { orderId, productId, lineId, star, text: text || null };
  const refusal = await postReview(shop, review);
  if (refusal === null) return { order: withReview(order, review), userErrors: [] };
  if (isAboutCaller(refusal)) throw refusal;
  return { order: null, userErrors: told(refusal) };
}

function refused(problems: readonly Problem[]): SubmitReviewResult {
  return {
    order: null,
    userErrors: problems.map((problem) => problemToUserError(problem, FIELDS)),
  };
}

function told(refusal: ShopRefusal): UserErrorRecord[] {
  if (Object.hasOwn(refusal.fieldErrors, 'star')) {
    return refusalToUserErrors(refusal, FIELDS, 'STAR_OUT_OF_RANGE');
  }
  const isOfText = Object.hasOwn(refusal.fieldErrors, 'review');
  return refusalToUserErrors(refusal, FIELDS, isOfText ? 'REFUSED' : WHOLE[refusal.code]);
}

/** What a refusal of the whole means; a code that is not named here is the shop's own reason. */
const WHOLE: Readonly<Partial<Record<ShopRefusal['code'], ProblemCode>>> = {
  NOT_FOUND: 'ORDER_NOT_FOUND',
  CONFLICT: 'REVIEW_NOT_ALLOWED',
};

/** The order as it is now that the shop has taken the review: reading it again would tell no more. */
function withReview(order: OrderRecord, { lineId, star, text }: NewReview): OrderRecord {
  const review = { star, text };
  const lines = order.lines.map((line) => (line.id === lineId ? { ...line, review } : line));
  return { ...order, lines };
}
