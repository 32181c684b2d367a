import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * How far a server is on its way out: `leaving` still answers, but tells balancers to look away and
 * clients to connect elsewhere; `closed` takes nothing new.
 */
export type Phase = 'serving' | 'leaving' | 'closed';

/** Ends a server without losing a request that somebody waits for. */
export class Closing {
  readonly #http: Server;
  readonly #running = new Set<ServerResponse>();
  #phase: Phase = 'serving';

  /** Changes nothing yet. */
  constructor(http: Server) {
    this.#http = http;
    http.prependListener('request', (_request, response: ServerResponse) => this.#watch(response));
  }

  /** How far it is. */
  get phase(): Phase {
    return this.#phase;
  }

  /**
   * Takes requests for `leaveFor` ms more, then none; what runs then has `patience` ms to end before
   * it is cut.
   */
  async end(leaveFor: number, patience: number): Promise<void> {
    if (leaveFor > 0) {
      this.#begin('leaving');
      await delay(leaveFor);
    }
    this.#begin('closed');
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#http.closeAllConnections(), patience);
      this.#http.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#http.closeIdleConnections();
    });
  }

  #watch(response: ServerResponse): void {
    if (this.#phase !== 'serving') response.setHeader('connection', 'close');
    this.#running.add(response);
    response.once('close', () => this.#running.delete(response));
  }

  /** Kept connections would bring further requests, so every answer from now on ends its own. */
  #begin(phase: Phase): void {
    this.#phase = phase;
    for (const response of this.#running) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  }
}
