import { Readable } from 'node:stream';
import { clientAddress } from '@gawai/server-kit/client-address';
import type { SpanOf } from '@gawai/server-kit/tracing/trace-requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { connectionTexts } from '../texts/failures.ts';
import { abortOnClose } from './abort-on-close.ts';

/** Hop-by-hop headers, and those that only this server may set for the gateway. */
const NOT_PASSED = new Set([
  'connection',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Shorter than the keep-alive timeout of the gateway, so that no request uses a closing connection. */
const KEEP_ALIVE_MS = 4_000;

/** Longer than the time limit of the gateway for a request. */
const TIMEOUT_MS = 60_000;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const passed = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name)));

function sendUnavailable(reply: FastifyReply) {
  const extensions = { code: 'SHOP_UNAVAILABLE' };
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .send({ errors: [{ message: connectionTexts.shopAway, extensions }] });
}

/**
 * Forwards GraphQL to the gateway, so that browsers need one origin only. Bodies stream both ways;
 * nothing is parsed, stored or retried. While the gateway is down the response is a GraphQL error (503).
 */
export function addGatewayProxy(app: FastifyInstance, gatewayUrl: string, spanOf: SpanOf): void {
  const { origin, pathname } = new URL(gatewayUrl);
  const agent = new Agent({
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  app.addHook('onClose', () => agent.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    done(null, payload);
  });

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '' } = request.raw;
    const query = url.indexOf('?');
    const { 'content-length': length, ...headers } = passed(request.headers);
    const body = request.body instanceof Readable ? request.body : null;
    return agent.request({
      origin,
      path: query === -1 ? pathname : pathname + url.slice(query),
      method: request.method,
      headers: {
        ...headers,
        ...spanOf(request)?.headers,
        ...(body !== null && length !== undefined && { 'content-length': length }),
        'x-forwarded-for': clientAddress(request) ?? undefined,
      },
      body,
      signal: abortOnClose(reply.raw),
    });
  };

  app.all('/graphql', async (request, reply) => {
    const upstream = await send(request, reply).catch(() => null);
    if (upstream === null) return sendUnavailable(reply);
    return reply.code(upstream.statusCode).headers(passed(upstream.headers)).send(upstream.body);
  });
}
