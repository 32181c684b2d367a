import { once } from 'node:events';
import { createServer, STATUS_CODES, ServerResponse, type RequestListener } from 'node:http';
import { ClosableServer } from '@gawai/server-kit/closable-server';
import { hasCode } from '../has-code.ts';
import { unavailable, unreadable } from './rejections.ts';
import type { Duplex } from 'node:stream';
import type { ShopResponse } from './shop-response.ts';
import { COMMON_HEADERS } from './send-response.ts';

const HEADERS_TIMEOUT_MS = 10_000;
// With the interval of the checks, a sender that dawdles is closed within 30 seconds.
const REQUEST_TIMEOUT_MS = 28_000;
// Longer than a client uses an idle connection: undici, in the gateway, closes it two seconds earlier, so the shop
// never closes a connection on which a request is sent.
const KEEP_ALIVE_MS = 72_000;

/** The address is in use or not permitted; the message states what to do. */
export class CannotListenError extends Error {
  override readonly name = 'CannotListenError';
}

/** A port that is bound at once and responds with 503 until the shop is ready. */
export interface Listener {
  readonly port: number;
  /** Hands all further requests to the shop. */
  readonly serve: (listener: RequestListener) => void;
  /**
   * Accepts no more connections, responds to requests that are running or in transit, then closes all connections and
   * releases the port.
   */
  readonly close: () => Promise<void>;
}

/** Binds the port at once, so that a port in use is reported before any work is done (shop-api.md 5.26). */
export async function listen(host: string, port: number, stopTimeout: number): Promise<Listener> {
  let current: RequestListener = (_request, response) => sendDirectly(response, unavailable());
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
  });
  server.on('request', (request, response) => current(request, response));
  const closable = new ClosableServer(server);
  server.on('clientError', (_error, socket) => sendDirectly(socket, unreadable()));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port, 'SHOP_API_PORT')));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve: (listener) => {
      current = listener;
    },
    close: async () => {
      const closed = once(server, 'close');
      // Fastify marks requests that begin after the stop only.
      closable.announceClose();
      await closable.close(stopTimeout);
      await closed;
    },
  };
}

/** Why an address is not listened at; `setting` is that of the port. */
export function cannotListen(
  error: unknown,
  host: string,
  port: number,
  setting: string,
): CannotListenError {
  if (hasCode(error, 'EADDRINUSE')) {
    return new CannotListenError(
      `Port ${port} on ${host} is taken. Stop the program that uses it, or set ${setting}.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotListenError(`Cannot listen on ${host}, port ${port}: ${reason}`);
}

/** Sends a JSON rejection outside routes: during the start, or for an unreadable request. */
function sendDirectly(to: ServerResponse | Duplex, response: ShopResponse): void {
  const body = JSON.stringify(response.body.value);
  const headers = {
    ...COMMON_HEADERS,
    ...response.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  if (to instanceof ServerResponse) {
    to.writeHead(response.status, headers).end(body);
  } else if (to.writable) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    to.end(
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines.join('')}\r\n${body}`,
    );
  } else {
    to.destroy();
  }
}
