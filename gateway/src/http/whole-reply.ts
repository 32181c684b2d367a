import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends a reply with its body. A reply to GET that may be kept bears an `ETag`, and whoever has these
 * bytes already is told so with 304 instead of getting them again.
 */
export function sendWhole(request: IncomingMessage, response: ServerResponse, body: string): void {
  const isKept = /max-age=/.test(String(response.getHeader('cache-control')));
  if (request.method === 'GET' && response.statusCode === 200 && isKept) {
    const tag = entityTag(body);
    response.setHeader('etag', tag);
    if (isKnownTag(request.headers['if-none-match'] ?? '', tag)) {
      response.removeHeader('content-length');
      response.removeHeader('content-type');
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.end(body);
}

/** What stands for the bytes of a reply, quotes included. */
export function entityTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether a client that sends this `If-None-Match` has the bytes behind a tag. */
export function isKnownTag(ifNoneMatch: string, tag: string): boolean {
  const tags = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
