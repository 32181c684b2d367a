import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as TlsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { connectionTexts } from '../texts/failures.ts';

/** Headers that speak of one connection, not of the message. */
const HOP_HEADERS = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const passedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.has(name)));

function refuse(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  const extensions = { code: 'SHOP_UNAVAILABLE' };
  response.end(JSON.stringify({ errors: [{ message: connectionTexts.shopAway, extensions }] }));
}

/**
 * Passes GraphQL on to the gateway, so that browsers need one origin only. Bodies stream both ways;
 * nothing is read, kept or retried. When the gateway is away the answer is a GraphQL error (503).
 */
export function createGatewayProxy(gatewayUrl: string) {
  const target = new URL(gatewayUrl);
  const isTls = target.protocol === 'https:';
  const send = isTls ? httpsRequest : httpRequest;
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const query = (request.url ?? '').split('?', 2)[1];
    const path = target.pathname + (query === undefined ? '' : `?${query}`);
    const outgoing = send(
      target,
      {
        agent,
        path,
        method: request.method,
        headers: {
          ...passedOn(request.headers),
          'x-forwarded-for': request.socket.remoteAddress ?? '',
        },
      },
      (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, passedOn(incoming.headers));
        pipeline(incoming, response, () => undefined);
      },
    );
    outgoing.on('error', () => refuse(response));
    response.on('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    request.pipe(outgoing);
  };
}
