import { GraphQLError } from 'graphql';
import {
  postOrder,
  type PlacedOrder,
  type OrderBody,
} from '../../rest/endpoints/order-submission.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import { isAboutClient, ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';

const unknownText = 'Kami belum dapat memastikan apakah pesanan Anda sudah dibuat.';
/** A guest has no history; whether the shop sends mails is not known. */
const checkHistoryText = `${unknownText} Silakan periksa riwayat pesanan atau email Anda sebelum mencoba lagi.`;
/** With an idempotency key the shop places the order only once (shop-api.md 5.19). */
const tryAgainText = `${unknownText} Silakan coba lagi tanpa mengubah isinya. Pesanan yang sama tidak akan dibuat dua kali.`;

/** Code of the error after which it is unknown whether there is an order. */
const OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN';

/**
 * Sends an order so that at most one is placed (shop-api.md 5.19). When the response is lost, the same body
 * is sent once more with the same key, but only to a shop that supports idempotency keys. `isRepeat` = it
 * was sent before and may have arrived. Throws the `UpstreamError` when the shop was never reached, else
 * `OUTCOME_UNKNOWN`.
 */
export async function sendOrderSafely(
  shop: RestClient,
  body: OrderBody,
  idempotencyKey: string,
  isRepeat: boolean,
): Promise<PlacedOrder | ShopRejection> {
  if (isRepeat && !shop.supportsIdempotencyKeys) throw outcomeUnknown(undefined);
  try {
    const result = await postOrder(shop, body, idempotencyKey);
    if (isRepeat && result instanceof ShopRejection && leavesOutcomeUnknown(result))
      throw outcomeUnknown(result, tryAgainText);
    return result;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!isRepeat && !error.mayHaveArrived) throw error;
    if (!shop.supportsIdempotencyKeys) throw outcomeUnknown(error);
    if (isRepeat) throw outcomeUnknown(error, tryAgainText);
  }
  return sendOrderSafely(shop, body, idempotencyKey, true);
}

/** Whether a rejected retry leaves the outcome of the first call unknown: it may still be running. */
export function leavesOutcomeUnknown(rejection: ShopRejection): boolean {
  const { code, fieldErrors } = rejection;
  return isAboutClient(rejection) || (code === 'CONFLICT' && Object.keys(fieldErrors).length === 0);
}

/** The error for an order of which it is unknown whether it was placed. */
export function outcomeUnknown(cause: unknown, text = checkHistoryText): GraphQLError {
  return new GraphQLError(text, {
    ...(cause instanceof Error ? { originalError: cause } : {}),
    extensions: { code: OUTCOME_UNKNOWN },
  });
}

export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === OUTCOME_UNKNOWN;
}
