import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ClosableServer } from './closable-server.ts';

/**
 * Phase of a server: `draining` still serves everything but reports that it is not ready; in
 * `closing` the requests in progress end.
 */
export type ServerPhase = 'serving' | 'draining' | 'closing';

/** Times of closing, in ms; read when closing begins. */
export interface CloseTimes {
  /** How long requests are still accepted, for load balancers to notice that the server is not ready. */
  readonly drainDelay: number;
  /** How long running requests may take after that. */
  readonly drainTimeout: number;
}

/**
 * Makes `app.close()` lose no request: requests in progress and those that still arrive on keep-alive
 * connections receive a response with `Connection: close`. Returns the phase of the server.
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
