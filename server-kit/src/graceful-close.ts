import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { stopListening } from './stop-listening.ts';

/** How long an open connection has to bring the request that is on its way, in ms. */
const LAST_REQUESTS_MS = 250;

/** How often connections whose last response has ended are closed, in ms. */
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * How far a server is: `draining` still answers everything but reports that it is not ready; in
 * `closing` the requests in progress end.
 */
export type ServerPhase = 'serving' | 'draining' | 'closing';

/** Times of closing, in ms; read when closing begins. */
export interface CloseTimes {
  /** How long requests are still taken, for load balancers to notice that the server is not ready. */
  readonly drainDelay: number;
  /** How long running requests may take after that. */
  readonly drainTimeout: number;
}

/**
 * Makes `app.close()` lose no request: those in progress and those that keep-alive connections still
 * bring are answered with `Connection: close`. Returns how far the server is.
 */
export function closeGracefully(app: FastifyInstance, times: CloseTimes): () => ServerPhase {
  const connections = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let phase: ServerPhase = 'serving';
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  app.addHook('preClose', async () => {
    const { drainDelay, drainTimeout } = times;
    phase = 'draining';
    // Fastify adds it to the responses of later requests. On Node's own responses: pages are hijacked.
    for (const response of responses) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    if (drainDelay > 0) await delay(drainDelay);
    const { server } = app;
    const ended = once(server, 'close');
    await stopListening(server);
    await Promise.race([ended, delay(Math.min(LAST_REQUESTS_MS, drainTimeout))]);
    phase = 'closing';
    // Node counts a connection that has never sent a byte as busy; browsers open such in advance.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, CLOSE_IDLE_EVERY_MS);
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, drainTimeout);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
  });
  return () => phase;
}
