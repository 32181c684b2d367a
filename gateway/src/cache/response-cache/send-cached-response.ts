import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownTag } from '@gawai/server-kit/entity-tag';
import { DEPRECATED_FIELDS } from '../../plugins/deprecated-fields.ts';
import type { CachedResponse } from './cached-response.ts';

/**
 * Sends a cached response that is fresh for `freshFor` ms, or 304 to a client that has it already. It is
 * written directly to Node's response, with the headers that hooks set on the reply.
 */
export function sendCachedResponse(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  reply: Pick<FastifyReply, 'raw' | 'hijack' | 'getHeaders'>,
  cached: CachedResponse,
  freshFor: number,
): void {
  const headers: Record<string, string | number | string[] | undefined> = reply.getHeaders();
  headers['cache-control'] = `public, max-age=${Math.floor(freshFor / 1_000)}`;
  if (cached.deprecatedFields !== null) headers[DEPRECATED_FIELDS] = cached.deprecatedFields;
  reply.hijack();
  if (request.method === 'GET') {
    headers['etag'] = cached.tag;
    const { 'if-none-match': ifNoneMatch } = request.headers;
    if (ifNoneMatch !== undefined && isKnownTag(ifNoneMatch, cached.tag)) {
      reply.raw.writeHead(304, headers).end();
      return;
    }
  }
  headers['content-type'] = cached.contentType;
  headers['content-length'] = cached.body.length;
  reply.raw.writeHead(200, headers).end(cached.body);
}
