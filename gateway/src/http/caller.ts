import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Signs that a header can carry and a shop may use in a token, e.g. `7|dGhpcyBpcw`. */
const BEARER = /^bearer +([\x21-\x7e]{1,2048})$/i;

/** The name of a request: the one of the proxy in front when it is trusted, else a new one. */
export function requestId(request: IncomingMessage, trustProxy: boolean): string {
  const given = request.headers['x-request-id'];
  const isUsable = trustProxy && typeof given === 'string' && REQUEST_ID.test(given);
  return isUsable ? given : randomUUID();
}

/** The caller's token; null for guests, undefined when the header holds something else. */
export function bearerToken(request: IncomingMessage): string | null | undefined {
  const header = request.headers.authorization?.trim() ?? '';
  return header === '' ? null : BEARER.exec(header)?.[1];
}
