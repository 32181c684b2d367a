import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  HeaderMap,
  type ApolloServer,
  type BaseContext,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import type { RequestInfo } from '../graphql/context.ts';
import { Admission } from '../limits/admission.ts';
import { UPLOAD_LIMITS } from '../limits/limits.ts';
import type { ResponseCacheHandler } from '../cache/response-cache/response-cache-handler.ts';
import { requestKey } from '../cache/response-cache/request-key.ts';
import { HeldBytes } from './held-bytes.ts';
import { sendRefusal, type HttpRefusal } from './json-reply.ts';
import { readOperation, takeRequest } from './take-request.ts';
import { sendWhole } from './whole-reply.ts';

/** Answers one request at the GraphQL address. */
export type GraphqlEndpoint = (
  request: IncomingMessage,
  response: ServerResponse,
  call: {
    readonly search: string;
    readonly requestId: string;
    /** Who asks, for those who must know: network address, null when it is not known. */
    readonly address: () => string | null;
  },
) => Promise<void>;

/** What an endpoint has beside Apollo. */
export interface EndpointOptions {
  /** Is told what did not come as far as Apollo. */
  readonly onRejected?: (refusal: HttpRefusal, requestId: string) => void;
  /** Hands out kept replies ahead of Apollo; null when none are kept. */
  readonly cacheHandler?: ResponseCacheHandler | null;
}

/**
 * GraphQL over HTTP, GET and POST, without a framework in between. `apollo` must be started;
 * `contextOf` makes what its resolvers work with.
 */
export function graphqlEndpoint<Context extends BaseContext>(
  apollo: ApolloServer<Context>,
  contextOf: (caller: RequestInfo) => Promise<Context>,
  { onRejected = () => undefined, cacheHandler = null }: EndpointOptions = {},
): GraphqlEndpoint {
  const admission = new Admission();
  const held = new HeldBytes(UPLOAD_LIMITS.heldBytes);
  return async (request, response, { search, requestId, address }) => {
    const refuse = (refusal: HttpRefusal) => {
      onRejected(refusal, requestId);
      sendRefusal(response, refusal);
    };
    const taken = await takeRequest(request, search, held);
    if (taken.refusal !== null) {
      refuse(taken.refusal);
      return;
    }
    const { token, sent, release } = taken;
    const key = cacheHandler === null ? null : requestKey(request, sent);
    const cacheable = key === null ? null : { request, response, requestId, key };
    if (cacheable !== null && cacheHandler?.serveKnown(cacheable) === true) return;
    const read = readOperation(sent, search, admission);
    if (read.refusal !== null) {
      release();
      refuse(read.refusal);
      return;
    }
    response.once('close', release);
    const pending =
      cacheable === null ? null : ((await cacheHandler?.answer(cacheable, read, search)) ?? null);
    if (pending === 'answered') return;
    try {
      const reply = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toApollo(request, search, read.json),
        context: () =>
          contextOf({
            requestId,
            token,
            address: address(),
            headers: request.headers,
            onPublicResponse: pending?.note,
          }),
      });
      pending?.store(reply);
      await send(request, response, reply);
    } finally {
      pending?.abandon();
    }
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: HTTPGraphQLResponse,
): Promise<void> {
  for (const [name, value] of reply.headers) response.setHeader(name, value);
  response.statusCode = reply.status ?? 200;
  if (reply.body.kind === 'complete') {
    sendWhole(request, response, reply.body.string);
  } else {
    for await (const chunk of reply.body.asyncIterator) response.write(chunk);
    response.end();
  }
}

function toApollo(request: IncomingMessage, search: string, body: unknown): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method: request.method ?? 'GET', headers, search, body };
}
