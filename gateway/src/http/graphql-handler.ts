import { Readable } from 'node:stream';
import {
  HeaderMap,
  type ApolloServer,
  type BaseContext,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import { clientAddress } from '@gawai/server-kit/client-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestKey } from '../cache/response-cache/request-key.ts';
import type {
  CacheableRequest,
  ResponseCacheHandler,
} from '../cache/response-cache/response-cache-handler.ts';
import type { RequestInfo } from '../graphql/context.ts';
import { Admission } from '../limits/admission.ts';
import { UNREAD_LIMITS } from '../limits/limits.ts';
import type { TrustedDocuments } from '../trusted-documents/trusted-documents.ts';
import { entityTag, isKnownTag } from '@gawai/server-kit/entity-tag';
import { NOT_JSON_TYPE } from './read-json.ts';
import { readOperation, type RawOperation } from './read-operation.ts';
import { RequestError } from './request-error.ts';
import { bearerToken } from './request-headers.ts';
import { UnreadResponses } from './unread-responses.ts';

/** Options of the GraphQL handler. */
export interface GraphqlHandlerOptions<Context extends BaseContext> {
  /** The context of one request, for its resolvers. */
  readonly contextOf: (info: RequestInfo) => Promise<Context>;
  /** Serves cached responses ahead of Apollo; null = no response is cached. */
  readonly cacheHandler: ResponseCacheHandler | null;
  /** The only operations that are executed; null = all. */
  readonly trustedOnly: TrustedDocuments | null;
}

/** Handles a request whose body is parsed already. */
export type GraphqlHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined> | undefined;

/** Executes operations by `apollo`, which must be started, or serves them from the cache. */
export function graphqlHandler<Context extends BaseContext>(
  apollo: ApolloServer<Context>,
  { contextOf, cacheHandler, trustedOnly }: GraphqlHandlerOptions<Context>,
): GraphqlHandler {
  const admission = new Admission(trustedOnly);
  const unread = new UnreadResponses(UNREAD_LIMITS.memoryBytes);

  const execute = async (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: RawOperation,
    search: string,
    cacheable: CacheableRequest | null,
  ) => {
    const { id: requestId } = request;
    const read = readOperation(sent, admission);
    const pending =
      cacheable === null
        ? null
        : ((await cacheHandler?.serveOperation(cacheable, read, search)) ?? null);
    if (pending === 'served') return undefined;
    try {
      const response = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toApollo(request, search, read.json),
        context: () =>
          contextOf({
            requestId,
            token: bearerToken(request) ?? null,
            address: clientAddress(request),
            headers: request.headers,
            onPublicResponse: pending?.markPublic,
          }),
      });
      pending?.store(response);
      return await send(request, reply, response, unread);
    } finally {
      pending?.abandon();
    }
  };

  // Not async: most requests are served from the cache, without a promise.
  return (request, reply) => {
    const search = searchOf(request.raw.url);
    const sent = rawOperation(request, search);
    if (isUpload(sent)) reply.raw.once('close', sent.release);
    const key = cacheHandler === null ? null : requestKey(request.raw, sent);
    const cacheable = key === null ? null : { request, reply, key };
    if (cacheable !== null && cacheHandler?.serveKnown(cacheable) === true) return undefined;
    return execute(request, reply, sent, search, cacheable);
  };
}

/** The query of an address with its question mark; empty without one. */
function searchOf(url = ''): string {
  const index = url.indexOf('?');
  return index === -1 ? '' : url.slice(index);
}

function rawOperation({ method, body }: FastifyRequest, search: string): RawOperation {
  if (method === 'GET') return search;
  // Without a content type there is no parser, and so no body.
  if (body === undefined) throw new RequestError(NOT_JSON_TYPE);
  return body as Exclude<RawOperation, string>;
}

function isUpload(sent: RawOperation): sent is Exclude<RawOperation, string | Buffer> {
  return typeof sent === 'object' && !Buffer.isBuffer(sent);
}

function toApollo(
  { method, headers }: FastifyRequest,
  search: string,
  body: unknown,
): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method, headers: map, search, body };
}

/** Cacheable responses to GET have an `ETag`; a client that has the body already receives 304. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, headers, body }: HTTPGraphQLResponse,
  unread: UnreadResponses,
): FastifyReply {
  reply.code(status).headers(Object.fromEntries(headers));
  if (body.kind === 'chunked') return reply.send(Readable.from(body.asyncIterator));
  const isCacheable = headers.get('cache-control')?.includes('max-age=') === true;
  if (request.method !== 'GET' || status !== 200 || !isCacheable)
    return sendText(reply, body.string, unread);
  const tag = entityTag(body.string);
  reply.header('etag', tag);
  if (!isKnownTag(request.headers['if-none-match'] ?? '', tag))
    return sendText(reply, body.string, unread);
  return reply.removeHeader('content-type').removeHeader('content-length').code(304).send();
}

/** A long text is sent as a buffer outside of the heap: it stays in memory until the client has read it. */
function sendText(reply: FastifyReply, text: string, unread: UnreadResponses): FastifyReply {
  if (text.length < UNREAD_LIMITS.countedCharacters) return reply.send(text);
  const bytes = Buffer.from(text);
  unread.add(reply.raw, bytes.length);
  return reply.send(bytes);
}
