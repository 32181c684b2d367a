import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { sendDirectly } from './direct-reply.ts';
import { unavailable, unreadable } from './refusals.ts';

const HEADERS_PATIENCE_MS = 10_000;
// With the interval of the checks, a sender that dawdles is closed within 30 seconds.
const REQUEST_PATIENCE_MS = 28_000;
const KEEP_ALIVE_MS = 65_000;
const STOP_PATIENCE_MS = 8_000;
const STOP_CHECK_MS = 50;

/** The address is taken, or may not be used; the message says what to do. */
export class CannotListenError extends Error {
  override readonly name = 'CannotListenError';
}

/** A port that is held from the first moment and answers 503 until the shop is ready. */
export interface Listener {
  readonly port: number;
  readonly server: Server;
  /** Hands all further requests to the shop. */
  readonly serve: (listener: RequestListener) => void;
  /** Takes no more connections, lets running requests end, and frees the port. */
  readonly close: () => Promise<void>;
}

/** Takes the port at once, so that a taken one is known before any work is done (Contract 5.26). */
export async function listen(host: string, port: number): Promise<Listener> {
  let current: RequestListener = (_request, response) => sendDirectly(response, unavailable());
  const server = createServer({
    headersTimeout: HEADERS_PATIENCE_MS,
    requestTimeout: REQUEST_PATIENCE_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
  });
  server.on('request', (request, response) => current(request, response));
  server.on('clientError', (_error, socket) => sendDirectly(socket, unreadable()));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    server,
    serve: (listener) => {
      current = listener;
    },
    close: () => closeServer(server),
  };
}

function cannotListen(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new CannotListenError(
      `Port ${port} on ${host} is taken. Stop the program that uses it, or set SHOP_API_PORT.`,
    );
  }
  return new CannotListenError(`Cannot listen on ${host}, port ${port}: ${error.message}`);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Connections fall idle one by one as their requests end; each is closed as soon as it does.
    const idle = setInterval(() => server.closeIdleConnections(), STOP_CHECK_MS);
    const last = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
}
