import type { SubmitOrderInput } from '../../__generated__/resolvers.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { UNTRIED, type AttemptSlot } from './order-attempts.ts';
import type { PlacedOrder } from '../../rest/endpoints/order-submission.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { isAboutClient, ShopRejection } from '../../rest/client/shop-rejection.ts';
import { problemToUserError } from '../../graphql/user-error.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';
import { digest } from '../shared/digest.ts';
import { confirmSession } from '../shared/confirm-session.ts';
import { prepareOrder, type OrderRejection } from './prepare-order.ts';
import { calculateOrderQuote } from './order-quote.ts';
import {
  isOutcomeUnknown,
  leavesOutcomeUnknown,
  outcomeUnknown,
  sendOrderSafely,
} from './send-order.ts';
import { orderRejectionErrors } from './order-rejection-errors.ts';
import { findRepeatedOrder, hasPiecesOf } from './repeated-order.ts';

/**
 * The order, or why there is none. Everything empty = the order was placed, but the response of the shop
 * has no hash to find it by (shop-api.md 5.19).
 */
export interface SubmitOrderResult extends OrderRejection {
  readonly order: OrderRecord | null;
}

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Places an order (shop-api.md 5.19). The same key never places two: a client that sends it again with the same
 * input gets the first order, with another input `IDEMPOTENCY_KEY_REUSED`. Throws `BAD_USER_INPUT` for
 * an invalid key, `OUTCOME_UNKNOWN` when it is unknown whether the order was placed.
 */
export async function submitOrder(
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<SubmitOrderResult> {
  const { idempotencyKey } = input;
  if (!KEY.test(idempotencyKey)) {
    throw badUserInput(
      'idempotencyKey must be 8 to 64 characters of A-Z a-z 0-9 - _',
      'idempotencyKey',
    );
  }
  return context.orderAttempts.run(context, idempotencyKey, (slot) =>
    submitExclusively(slot, input, context),
  );
}

async function submitExclusively(
  slot: AttemptSlot,
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<SubmitOrderResult> {
  const before = slot.attempt;
  const fingerprint = fingerprintOf(input);
  const isTaken =
    before.placed !== null || before.pendingBody !== null || before.isPendingElsewhere;
  const isUnreadable = before.isPendingElsewhere && before.fingerprint === null;
  if (isTaken && !isUnreadable && before.fingerprint !== fingerprint) return rejectedKey();
  if (before.placed !== null) return readBack(before.placed, context);
  if (before.isPendingElsewhere) {
    const repeated = await repeatedOrder(slot, input, context);
    if (repeated !== null) return repeated;
    // There may be an order: only a shop that supports keys places no second one.
    if (isUnreadable && !context.shop.supportsIdempotencyKeys) throw outcomeUnknown(undefined);
  }
  let body = before.pendingBody;
  if (body === null) {
    const prepared = await prepareOrder(input, context);
    if (prepared.body === null) {
      const repeated = prepared.mayBeRepeat ? await repeatedOrder(slot, input, context) : null;
      return repeated ?? { order: null, ...prepared.rejected };
    }
    ({ body } = prepared);
  }
  const isRepeat = before.pendingBody !== null;
  if (isRepeat) {
    await confirmSession(context).catch((error: unknown) => {
      throw outcomeUnknown(error);
    });
  }
  await slot.save({ ...UNTRIED, fingerprint, pendingBody: body });
  try {
    const result = await sendOrderSafely(context.shop, body, input.idempotencyKey, isRepeat);
    const placed = result instanceof ShopRejection ? null : result;
    await slot.save({ ...UNTRIED, fingerprint, placed });
    // The order has used the voucher, or the shop may have rejected it.
    context.voucherCache.delete(context.token);
    if (result instanceof ShopRejection) {
      if (isAboutClient(result)) throw result;
      const repeated = isRepeat ? null : await repeatedOrder(slot, input, context);
      // The shop may still be processing the order of the other process.
      if (repeated === null && before.isPendingElsewhere && leavesOutcomeUnknown(result)) {
        await slot.save(before);
        throw outcomeUnknown(result);
      }
      return repeated ?? (await rejectedByShop(result, input, context));
    }
    context.expireProducts();
    return await readBack(result, context);
  } catch (error) {
    if (!isOutcomeUnknown(error) && slot.attempt.placed === null) await slot.save(before);
    throw error;
  }
}

/**
 * The order of a submission that another process has sent, or this one before a restart, and that would be rejected
 * now; null when there is none. An order of other goods means that the key was used for another input.
 */
async function repeatedOrder(
  slot: AttemptSlot,
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<SubmitOrderResult | null> {
  const order = await findRepeatedOrder(input, context);
  if (order === null) return null;
  if (!hasPiecesOf(order, input)) return rejectedKey();
  const placed = { hash: order.hash, record: order };
  await slot.save({ ...UNTRIED, fingerprint: fingerprintOf(input), placed });
  return { order, quote: null, userErrors: [] };
}

/**
 * Hash of the input of an attempt, without the warehouse: a client may send the default one of its quote, which is
 * another one once the order has taken the goods.
 */
function fingerprintOf(input: SubmitOrderInput): string {
  return digest(
    JSON.stringify(input, (name, value: unknown) => (name === 'warehouseId' ? undefined : value)),
  );
}

function rejectedKey(): SubmitOrderResult {
  const userErrors = [problemToUserError({ code: 'IDEMPOTENCY_KEY_REUSED' })];
  return { order: null, quote: null, userErrors };
}

/** The order as the shop has it now, or the record of its first response when it cannot be read. */
async function readBack(
  placed: PlacedOrder,
  { shop, log }: GatewayContext,
): Promise<SubmitOrderResult> {
  const result = { quote: null, userErrors: [] };
  if (placed.hash === null) {
    log.warn('the shop placed an order, but its response has no hash of it');
    return { order: null, ...result };
  }
  try {
    return { order: (await fetchOrder(shop, placed.hash)) ?? placed.record, ...result };
  } catch (error) {
    // The order was placed: the client must get its hash, whatever else fails.
    if (!(error instanceof UpstreamError || error instanceof ShopRejection)) throw error;
    log.warn(error.facts, 'a new order could not be read back');
    if (placed.record === null) throw outcomeUnknown(error);
    return { order: placed.record, ...result };
  }
}

/** The shop's errors and a new quote, for which cached data expires first. */
async function rejectedByShop(
  rejection: ShopRejection,
  input: SubmitOrderInput,
  context: GatewayContext,
): Promise<SubmitOrderResult> {
  context.expireFigures();
  context.loaders.productById.clearAll();
  const present = await calculateOrderQuote(input, context).catch((error: unknown) => {
    if (error instanceof UpstreamError || error instanceof ShopRejection) return null;
    throw error;
  });
  const { quote = null, totalError = null } = present ?? {};
  const userErrors = orderRejectionErrors(rejection, input, totalError);
  return { order: null, quote, userErrors };
}
