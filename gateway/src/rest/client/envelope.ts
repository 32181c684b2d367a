import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { parseJson } from '../../json.ts';
import { callName, isMissingCall, type RestCall, type RestResponse } from './rest-call.ts';
import { readRejection, shownMessage } from './read-rejection.ts';
import type { RejectionCode, ShopRejection } from './shop-rejection.ts';
import { UpstreamError } from './upstream-error.ts';
import { firstShownText } from '../wire/shown-text.ts';
import { isWire } from '../wire/wire-shape.ts';

/** A successful response with its unparsed data. */
export interface ShopSuccess {
  readonly ok: true;
  readonly data: unknown;
  /** `meta` beside `data`, e.g. the figures of a page. */
  readonly meta: unknown;
  /** The shop's message, if it may be shown; else null. */
  readonly message: string | null;
}

/** The result of a call: a success, or a rejection. */
export type ShopResult = ShopSuccess | { readonly ok: false; readonly rejection: ShopRejection };

/** Codes that are valid only for calls with a token (shop-api.md 9, no. 15). */
const ABOUT_A_TOKEN: readonly RejectionCode[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/**
 * Reads a response by the rules of the envelope (shop-api.md 3 and 4): a success needs HTTP 2xx and a
 * success `status`. `hasToken` = the call was sent with one. Throws an `UpstreamError` when the shop failed
 * or its response violates the contract.
 */
export function readEnvelope(
  call: RestCall,
  response: RestResponse,
  hasToken: boolean,
): ShopResult {
  const { status } = response;
  if (status >= 500 && !isMissingCall(call, status)) throw serverError(call, response);
  if (status === 204 && response.text === '' && mayBeEmpty(call)) {
    return { ok: true, data: null, meta: null, message: null };
  }
  const body = parseJson(response.text);
  if (status >= 200 && status < 300) {
    if (!isWire(body) || !('status' in body)) throw badResponse(call, response, 'no envelope');
    if (isSuccessWord(body['status'])) {
      const { data, meta, message } = body;
      return { ok: true, data, meta, message: firstShownText(message) };
    }
  }
  const rejection = readRejection(call, response, body);
  if (rejection === null) throw badResponse(call, response, `HTTP ${status}`);
  if (!hasToken && ABOUT_A_TOKEN.includes(rejection.code)) {
    const message = shownMessage(body) ?? unknownFailureText;
    const detail = `${callName(call)}: HTTP ${status} without a token`;
    throw new UpstreamError('SHOP_FAILED', detail, { message, mayHaveArrived: false });
  }
  return { ok: false, rejection };
}

/** Whether the `status` of an envelope is that of a success. */
export function isSuccessWord(status: unknown): boolean {
  return typeof status === 'string' && status.trim().toLowerCase() === 'success';
}

function mayBeEmpty(call: RestCall): boolean {
  return call.method === 'PUT' || call.method === 'DELETE' || call.path[0] === 'logout';
}

/** The error of a response that violates the contract; `what` is for the log. After 4xx the shop did nothing. */
export function badResponse(call: RestCall, response: RestResponse, what: string): UpstreamError {
  const detail = `${callName(call)}: ${what}, ${response.text.length} characters`;
  const mayHaveArrived = response.status < 400 || response.status >= 500;
  return new UpstreamError('SHOP_BAD_REPLY', detail, { mayHaveArrived });
}

/** The error of a response whose data violates the contract; `what` is for the log. */
export function offContract(call: RestCall, what: string): UpstreamError {
  return new UpstreamError('SHOP_BAD_REPLY', `${callName(call)}: ${what}`);
}

function serverError(call: RestCall, { status, text }: RestResponse): UpstreamError {
  const isAway = status === 502 || status === 503 || status === 504;
  const message = shownMessage(parseJson(text));
  return new UpstreamError(
    isAway ? 'SHOP_UNAVAILABLE' : 'SHOP_FAILED',
    `${callName(call)}: HTTP ${status}`,
    message === null ? {} : { message },
  );
}
