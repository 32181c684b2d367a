import type { IncomingMessage, ServerResponse } from 'node:http';

const ALLOWED_HEADERS =
  'content-type, authorization, apollo-require-preflight, x-apollo-operation-name, ' +
  'apollographql-client-name, apollographql-client-version, x-request-id, if-none-match, traceparent';

/**
 * Lets the pages of the allowed origins read the reply; all others get no header and so nothing. No
 * cookies are used, so no credentials are allowed.
 */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): void {
  response.setHeader('vary', 'origin, accept, authorization');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after, etag');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
  response.setHeader('access-control-max-age', '600');
}
