import { GraphQLError } from 'graphql';
import {
  postOrder,
  type PlacedOrder,
  type OrderBody,
} from '../../rest/endpoints/order-submission.ts';
import type { RestClient } from '../../rest/client/rest-client.ts';
import { isAboutClient, ShopRejection } from '../../rest/client/shop-rejection.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';

/** What a shopper reads when it is unknown whether the order was placed. */
const unknownText = 'Kami belum dapat memastikan apakah pesanan Anda sudah dibuat.';
/** A guest has no history; whether the shop sends mails is not known. */
const lookFirstText = `${unknownText} Silakan periksa riwayat pesanan atau email Anda sebelum mencoba lagi.`;
/** The shop makes one order of the same content (shop-api.md 5.19). */
const tryAgainText = `${unknownText} Silakan coba lagi tanpa mengubah isinya. Pesanan yang sama tidak akan dibuat dua kali.`;

/** Code of the error after which it is unknown whether there is an order. */
const OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN';

/**
 * Sends an order so that at most one is made (shop-api.md 5.19). When the answer is lost, the same body
 * is sent once more with the same key, but only to a shop that has said that it knows such keys.
 * `isRepeat` = it was sent before and may have arrived. Returns a rejection. Throws the `UpstreamError` when
 * the shop was never reached, else `OUTCOME_UNKNOWN`.
 */
export async function sendOrderSafely(
  shop: RestClient,
  body: OrderBody,
  idempotencyKey: string,
  isRepeat: boolean,
): Promise<PlacedOrder | ShopRejection> {
  if (isRepeat && !shop.knowsIdempotencyKeys) throw outcomeUnknown(undefined);
  try {
    const answer = await postOrder(shop, body, idempotencyKey);
    if (isRepeat && answer instanceof ShopRejection && leavesOpen(answer))
      throw outcomeUnknown(answer, tryAgainText);
    return answer;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!isRepeat && !error.mayHaveArrived) throw error;
    if (!shop.knowsIdempotencyKeys) throw outcomeUnknown(error);
    if (isRepeat) throw outcomeUnknown(error, tryAgainText);
  }
  return sendOrderSafely(shop, body, idempotencyKey, true);
}

/** Whether a rejected retry leaves the result of the first call unknown: it may still be running. */
export function leavesOpen(rejection: ShopRejection): boolean {
  const { code, fieldErrors } = rejection;
  return isAboutClient(rejection) || (code === 'CONFLICT' && Object.keys(fieldErrors).length === 0);
}

/** The error that says that it is unknown whether there is an order. */
export function outcomeUnknown(cause: unknown, text = lookFirstText): GraphQLError {
  return new GraphQLError(text, {
    ...(cause instanceof Error ? { originalError: cause } : {}),
    extensions: { code: OUTCOME_UNKNOWN },
  });
}

/** Whether an error says that it is unknown whether there is an order. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === OUTCOME_UNKNOWN;
}
