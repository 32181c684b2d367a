import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * How far a server is on its way out: `leaving` still answers, but tells balancers to look away and
 * clients to connect elsewhere; `closed` takes nothing new.
 */
export type Phase = 'serving' | 'leaving' | 'closed';

/** How long an open connection has to bring the request that is on its way, in ms. */
const ON_ITS_WAY = 250;

/** Ends a server without losing a request that somebody waits for. */
export class Closing {
  readonly #http: Server;
  readonly #connections = new Set<Socket>();
  readonly #running = new Set<ServerResponse>();
  #phase: Phase = 'serving';

  /** Changes nothing yet. */
  constructor(http: Server) {
    this.#http = http;
    http.on('connection', (socket: Socket) => {
      this.#connections.add(socket);
      socket.once('close', () => this.#connections.delete(socket));
    });
    http.prependListener('request', (_request, response: ServerResponse) => this.#watch(response));
  }

  /** How far it is. */
  get phase(): Phase {
    return this.#phase;
  }

  /**
   * Takes requests for `leaveFor` ms more, then no new connections, then nothing; what runs then has
   * `patience` ms to end before it is cut.
   */
  async end(leaveFor: number, patience: number): Promise<void> {
    this.#begin('leaving');
    if (leaveFor > 0) await delay(leaveFor);
    const ended = once(this.#http, 'close');
    // Not the close of http yet: it cuts kept connections, also those whose next request is on its way.
    NetServer.prototype.close.call(this.#http);
    await Promise.race([ended, delay(Math.min(ON_ITS_WAY, patience))]);
    this.#begin('closed');
    const timer = setTimeout(() => this.#http.closeAllConnections(), patience);
    this.#cutIdle();
    await ended;
    clearTimeout(timer);
  }

  #cutIdle(): void {
    // That the server has been closed before is known.
    this.#http.close(() => undefined);
    // Node takes a connection that has never asked for a busy one; browsers open such in advance.
    for (const socket of this.#connections) if (socket.bytesRead === 0) socket.destroy();
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
