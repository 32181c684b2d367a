import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '../http/entity-tag.ts';
import type { KeptReply } from './kept-reply.ts';

/**
 * Ends a response with a kept reply, as if it had been made for this request: with how long it is
 * still fresh (`freshFor`, in ms), and 304 for whoever has these bytes already.
 */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  reply: KeptReply,
  freshFor: number,
): void {
  response.setHeader('cache-control', `public, max-age=${Math.floor(freshFor / 1_000)}`);
  if (request.method === 'GET') {
    response.setHeader('etag', reply.tag);
    const { 'if-none-match': ifNoneMatch } = request.headers;
    if (ifNoneMatch !== undefined && isKnownTag(ifNoneMatch, reply.tag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.setHeader('content-type', reply.contentType);
  response.setHeader('content-length', reply.body.length);
  response.end(reply.body);
}
