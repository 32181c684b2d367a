import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import type { GatewayConfig } from '../config.ts';
import { OPERATION_LIMITS } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import { requestId, type CallerReader } from './caller.ts';
import { allowOrigin } from './cors.ts';
import type { GraphqlEndpoint } from './graphql-endpoint.ts';
import type { Phase } from './closing.ts';
import { sendJson, sendRefusal, type HttpRefusal } from './json-reply.ts';
import type { Readiness } from './readiness.ts';

/** What the routes lead to. */
export interface RouteTargets {
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly callers: CallerReader;
  readonly graphql: GraphqlEndpoint;
  readonly readiness: Readiness;
  /** How far the server is on its way out. */
  readonly phase: () => Phase;
}

const ENDING: HttpRefusal = {
  status: 503,
  code: 'SHUTTING_DOWN',
  message: 'This gateway is ending. Ask again.',
  headers: { 'retry-after': '1' },
};

const TOO_MANY_HEADERS: HttpRefusal = {
  status: 431,
  code: 'TOO_MANY_HEADERS',
  message: `A request may have ${OPERATION_LIMITS.headers} headers.`,
  headers: { connection: 'close' },
};

/** Everything that the gateway answers over HTTP: `/graphql`, `/health/live`, `/health/ready`. */
export function routes(targets: RouteTargets): RequestListener {
  return (request, response) => {
    const id = requestId(request);
    response.setHeader('x-request-id', id);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cache-control', 'no-store');
    // Names and values, one after the other.
    if (request.rawHeaders.length > OPERATION_LIMITS.headers * 2) {
      sendRefusal(response, TOO_MANY_HEADERS);
      return;
    }
    answer(targets, request, response, id).catch((error: unknown) => {
      targets.log.error({ err: error, requestId: id }, 'request failed');
      if (response.headersSent) response.destroy();
      else {
        const refusal = { code: 'INTERNAL_SERVER_ERROR', message: unknownFailureText };
        sendRefusal(response, { status: 500, ...refusal });
      }
    });
  };
}

async function answer(
  targets: RouteTargets,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const { url = '' } = request;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path === '/graphql') {
    allowOrigin(request, response, targets.config.corsOrigins);
    if (targets.phase() === 'closed') {
      sendRefusal(response, ENDING);
      return;
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { allow: 'GET, POST, OPTIONS' });
      response.end();
      return;
    }
    const search = mark === -1 ? '' : url.slice(mark);
    const address = () => targets.callers.address(request);
    return targets.graphql(request, response, { search, requestId: id, address });
  }
  if (path === '/health/live') {
    sendJson(response, 200, { live: true });
    return;
  }
  if (path === '/health/ready') {
    const ready = targets.phase() === 'serving' && (await targets.readiness.isReady());
    sendJson(response, ready ? 200 : 503, { ready });
    return;
  }
  const message = 'GraphQL is at /graphql.';
  sendRefusal(response, { status: 404, code: 'NOT_FOUND', message });
}
