import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ClosableServer } from './closable-server.ts';

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
  const server = new ClosableServer(app.server);
  let phase: ServerPhase = 'serving';
  app.addHook('preClose', async () => {
    const { drainDelay, drainTimeout } = times;
    phase = 'draining';
    // Fastify adds it to the responses of later requests. On Node's own responses: pages are hijacked.
    server.announceClose();
    if (drainDelay > 0) await delay(drainDelay);
    await server.close(drainTimeout, () => {
      phase = 'closing';
    });
  });
  return () => phase;
}
