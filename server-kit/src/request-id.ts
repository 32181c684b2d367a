import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id of a request in logs, in the response and towards other programs: `X-Request-Id` when that is fit for a
 * log, else a new one.
 */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
}
