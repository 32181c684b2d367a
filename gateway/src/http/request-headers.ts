import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Characters that a header can hold and a shop may use in a token, e.g. `7|dGhpcyBpcw`. */
const BEARER = /^bearer +([\x21-\x7e]{1,2048})$/i;

/** What programs send that have no token, e.g. `Bearer ${token}` with a token that is null. */
const NO_TOKEN = /^(?:bearer\b)? *(?:null|undefined)?$/i;

/** The part of a request that is read here. */
interface RequestHead {
  readonly headers: IncomingHttpHeaders;
}

/**
 * The id of a request in logs, in the response and towards the shop: `X-Request-Id` when that is fit
 * for a log, else a new one.
 */
export function requestId({ headers }: RequestHead): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
}

/** The client's token; null for guests, undefined when the header holds something else. */
export function bearerToken({ headers }: RequestHead): string | null | undefined {
  const header = headers.authorization?.trim() ?? '';
  return NO_TOKEN.test(header) ? null : BEARER.exec(header)?.[1];
}
