import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '../../http/entity-tag.ts';
import { DEPRECATED_FIELDS } from '../../plugins/deprecated-fields.ts';
import type { CachedResponse } from './cached-response.ts';

/**
 * Sends a cached response as if it had been created for this request: with how long it is
 * still fresh (`freshFor`, in ms), and 304 for a client that has these bytes already.
 */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  freshFor: number,
): void {
  response.setHeader('cache-control', `public, max-age=${Math.floor(freshFor / 1_000)}`);
  if (cached.deprecatedFields !== null) {
    response.setHeader(DEPRECATED_FIELDS, cached.deprecatedFields);
  }
  if (request.method === 'GET') {
    response.setHeader('etag', cached.tag);
    const { 'if-none-match': ifNoneMatch } = request.headers;
    if (ifNoneMatch !== undefined && isKnownTag(ifNoneMatch, cached.tag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.setHeader('content-type', cached.contentType);
  response.setHeader('content-length', cached.body.length);
  response.end(cached.body);
}
