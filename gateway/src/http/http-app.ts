import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { closeGracefully, type CloseTimes } from '@gawai/server-kit/graceful-close';
import { limitPipelining } from '@gawai/server-kit/limit-pipelining';
import { requestId } from '@gawai/server-kit/request-id';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { OPERATION_LIMITS } from '../limits/limits.ts';
import type { Log } from '../telemetry/log.ts';
import { closeUnread } from './close-unread.ts';
import type { Readiness } from './readiness.ts';
import { RequestError, sendRejection, type HttpRejection } from './request-error.ts';

/** Options of the Fastify app. */
export interface HttpAppOptions {
  readonly log: Log;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, ranges, `loopback`. */
  readonly trustProxy: readonly string[];
  readonly closeTimes: CloseTimes;
  readonly readiness: Readiness;
  /** Adds the routes below `/graphql`. */
  readonly addGraphql: (scope: FastifyInstance) => Promise<void>;
  /** Adds the explorer; null = no explorer. */
  readonly addExplorer: ((app: FastifyInstance) => Promise<void>) | null;
  /** Receives every request that was rejected before its route, except unknown addresses. */
  readonly onRejected: (rejection: HttpRejection, requestId: string) => void;
}

const NOT_FOUND: HttpRejection = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'GraphQL is at /graphql.',
};

const CLOSING: HttpRejection = {
  status: 503,
  code: 'SHUTTING_DOWN',
  message: 'This gateway is shutting down. Send the request again.',
  headers: { 'retry-after': '1' },
};

const TOO_MANY_HEADERS: HttpRejection = {
  status: 431,
  code: 'TOO_MANY_HEADERS',
  message: `A request may have ${OPERATION_LIMITS.headers} headers.`,
  headers: { connection: 'close' },
};

const FAILED: HttpRejection = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  message: unknownFailureText,
};

/** The Fastify app: `/graphql`, health and the explorer. */
export async function buildHttpApp(options: HttpAppOptions): Promise<FastifyInstance> {
  const { log, readiness, onRejected } = options;
  const app = fastify({
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // A receipt of 1 MB takes that long over a slow line.
    requestTimeout: 30_000,
    // Longer than load balancers keep idle connections open (60 s), so that they close them first.
    keepAliveTimeout: 72_000,
    // It also limits closing, to 10 s unless set; the drain times limit that.
    pluginTimeout: 0,
    trustProxy: [...options.trustProxy],
    genReqId: requestId,
    // Requests on keep-alive connections are served until the last running request has ended.
    return503OnClosing: false,
    // Apollo reads the query by itself.
    routerOptions: { querystringParser: () => ({}) },
    // An address that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      setCommonHeaders(reply, request.id);
      void sendRejection(reply, NOT_FOUND);
    },
  });
  limitPipelining(app);
  closeUnread(app.server);
  const phase = closeGracefully(app, options.closeTimes);

  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(reply, request.id);
    const { url = '', rawHeaders } = request.raw;
    // Names and values, one after the other.
    if (rawHeaders.length > OPERATION_LIMITS.headers * 2) throw new RequestError(TOO_MANY_HEADERS);
    const isGraphql = url === '/graphql' || url.startsWith('/graphql?');
    if (isGraphql && phase() === 'closing') throw new RequestError(CLOSING);
    // The router matches absolute addresses of other hosts by their path.
    if (!isGraphql && (request.is404 || !url.startsWith('/'))) sendRejection(reply, NOT_FOUND);
    else done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RequestError) {
      onRejected(error.rejection, request.id);
      return sendRejection(reply, error.rejection);
    }
    log.error({ err: error, requestId: request.id }, 'request failed');
    return sendRejection(reply, FAILED);
  });
  app.get('/health/live', (_request, reply) => reply.send({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = phase() === 'serving' && (await readiness.isReady());
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  await app.register(options.addGraphql, { prefix: '/graphql' });
  await options.addExplorer?.(app);
  return app;
}

function setCommonHeaders(reply: FastifyReply, id: string): void {
  reply.headers({
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
}
