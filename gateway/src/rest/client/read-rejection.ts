import { isBlank } from '@gawai/domain/blank';
import { rejectionTexts, unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { problemText } from '@gawai/domain/texts/problem-text';
import { isMissingCall, type RestCall, type RestResponse } from './rest-call.ts';
import { ShopRejection, type FieldErrors, type RejectionCode } from './shop-rejection.ts';
import { firstShownText, shownText } from '../wire/shown-text.ts';
import { isWire, type Wire } from '../wire/wire-shape.ts';

const CODE_OF_STATUS: Readonly<Record<number, RejectionCode>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BAD_USER_INPUT',
  415: 'BAD_USER_INPUT',
  419: 'UNAUTHENTICATED',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
};

const RECEIPT_TOO_LARGE = problemText({ code: 'RECEIPT_TOO_LARGE' });

/** Seconds to wait without a valid `Retry-After`, and the longest accepted wait. */
const RETRY_AFTER = { missing: 60, most: 3_600 } as const;

interface CredentialCall {
  /** The field of the request that a 401 is about; null = it must not be revealed. */
  readonly field: string | null;
  /** Whether the call needs a token too, which may be missing. */
  readonly needsToken: boolean;
}

/** Calls where 401 with an envelope means wrong credentials, not a missing login. */
const CREDENTIAL_CALLS: ReadonlyMap<string, CredentialCall> = new Map([
  ['login', { field: null, needsToken: false }],
  ['change-password', { field: 'current_password', needsToken: true }],
]);

/** The message for a missing token, with or without an envelope. */
const TOKEN_MISSING = /^\s*unauthenticated\.?\s*$/i;

/**
 * Reads a rejection of the shop (shop-api.md 4). `body` is the parsed JSON, undefined for invalid JSON. Null
 * when the response is not a rejection of the contract.
 */
export function readRejection(
  call: RestCall,
  response: RestResponse,
  body: unknown,
): ShopRejection | null {
  const code = rejectionCode(call, response, body);
  if (code === null) return null;
  if (response.status === 413) {
    // Only a file can be too large for the shop.
    return call.form === undefined ? null : new ShopRejection(code, RECEIPT_TOO_LARGE);
  }
  const named = readFieldErrors(response.status, body);
  const message = shownMessage(body) ?? firstShownText(named) ?? textFor(code, body);
  const retryAfter = code === 'RATE_LIMITED' ? retrySeconds(response.retryAfter) : null;
  const wrong =
    code === 'SHOP_REFUSED' && response.status === 401 ? credentialCall(call)?.field : null;
  const fieldErrors = wrong && !isFilled(named) ? { [wrong]: [message] } : named;
  return new ShopRejection(code, message, { fieldErrors, retryAfter });
}

/** The first text of a response that may be shown; null when there is none. */
export function shownMessage(body: unknown): string | null {
  return firstShownText(rawMessage(body));
}

function rawMessage(body: unknown): unknown {
  return isWire(body) ? (body['message'] ?? body['error']) : undefined;
}

/** The default message where the shop sends none for shoppers (shop-api.md 3, rule 2). */
function textFor(code: RejectionCode, body: unknown): string {
  const message = rawMessage(body);
  const isThere = typeof message === 'string' ? !isBlank(message) : isFilled(message);
  return (isThere ? rejectionTexts[code] : undefined) ?? unknownFailureText;
}

function rejectionCode(
  call: RestCall,
  response: RestResponse,
  body: unknown,
): RejectionCode | null {
  const { status, location } = response;
  if (status >= 300 && status < 400) return isLoginAddress(location) ? 'UNAUTHENTICATED' : null;
  if (isMissingCall(call, status)) return 'NOT_FOUND';
  const hasStatus = isWire(body) && 'status' in body;
  if (status >= 200 && status < 300) {
    return isWire(body) && isFilled(body['errors']) ? 'BAD_USER_INPUT' : 'SHOP_REFUSED';
  }
  if (status === 401 && hasStatus && isWrongCredential(call, body)) return 'SHOP_REFUSED';
  return CODE_OF_STATUS[status] ?? (hasStatus ? 'SHOP_REFUSED' : null);
}

function credentialCall(call: RestCall): CredentialCall | undefined {
  return CREDENTIAL_CALLS.get(call.path[0]);
}

function isWrongCredential(call: RestCall, { message }: Wire): boolean {
  const credentials = credentialCall(call);
  if (credentials === undefined) return false;
  return !credentials.needsToken || !TOKEN_MISSING.test(String(message));
}

function isLoginAddress(location: string | null): boolean {
  if (location === null || !URL.canParse(location, 'http://shop')) return false;
  const parts = new URL(location, 'http://shop').pathname.split('/');
  return parts.includes('login') || parts.includes('sign-in');
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** `{message, errors}`, or the older format of status 422 whose whole body is the map. */
function readFieldErrors(status: number, body: unknown): FieldErrors {
  if (!isWire(body)) return {};
  const isOldFormat = status === 422 && !('errors' in body) && !('status' in body);
  const map = isOldFormat ? body : body['errors'];
  if (!isWire(map)) return {};
  const entries = Object.entries(map).slice(0, 200);
  return Object.fromEntries(
    entries
      .filter(([field]) => !isOldFormat || !['message', 'error', 'exception'].includes(field))
      .map(([field, texts]) => [field, shownTexts(texts)] as const)
      .filter(([, texts]) => texts.length > 0),
  );
}

function shownTexts(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, 20) : [value];
  return values.map(shownText).filter((text) => text !== null);
}

/** Reads `Retry-After`, seconds or a date. */
function retrySeconds(header: string | null): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  if (!Number.isFinite(seconds)) return RETRY_AFTER.missing;
  return Math.min(RETRY_AFTER.most, Math.max(1, seconds));
}
