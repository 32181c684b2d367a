import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { stopListening } from './stop-listening.ts';

/**
 * How long an open connection may still deliver a request, in ms. A proxy must close idle ones much
 * earlier: on a busy machine it is late.
 */
const LAST_REQUESTS_MS = 1_000;

/** How often connections whose last response has ended are closed, in ms. */
const CLOSE_IDLE_EVERY_MS = 50;

/** Tracks the connections and responses of a server, so that it can be closed without losing a request. */
export class ClosableServer {
  readonly #server: Server;
  /**
   * Open connections with the response to their newest request, null before the first. A listener for the end of
   * each response would cost 8 % of the processor time of a cached response.
   */
  readonly #connections = new Map<Socket, ServerResponse | null>();

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, null);
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      // The connection of a request that had to wait may be closed.
      if (this.#connections.has(socket)) this.#connections.set(socket, response);
    });
  }

  /** Adds `Connection: close` to the responses in progress: of pipelined ones, to the last. */
  announceClose(): void {
    for (const response of this.#responses()) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /**
   * Takes no new connections, and requests of open ones for a moment; `onLast` is called after it. Each connection is
   * closed after its response, and all `timeout` ms after the call. Resolves when every request has its response:
   * what is left are connections of other protocols, and requests that have not arrived as a whole.
   */
  async close(timeout: number, onLast?: () => void): Promise<void> {
    const server = this.#server;
    const ended = once(server, 'close');
    const cut = setTimeout(() => {
      server.closeAllConnections();
    }, timeout);
    void ended.then(() => {
      clearTimeout(cut);
    });
    await stopListening(server);
    const lastRequests = Math.min(LAST_REQUESTS_MS, timeout);
    await Promise.race([ended, delay(lastRequests, undefined, { ref: false })]);
    onLast?.();
    const responded = new Promise<void>((resolve) => {
      const idle = setInterval(() => {
        // In a busy process timers are late: the requests that have arrived meanwhile are read before.
        setImmediate(() => {
          this.#closeIdle();
          if (this.#responses().length === 0) resolve();
        });
      }, CLOSE_IDLE_EVERY_MS);
      void ended.then(() => {
        clearInterval(idle);
      });
    });
    await Promise.race([ended, responded]);
  }

  #closeIdle(): void {
    // Node counts a connection that has never sent a byte as busy; browsers open such in advance.
    for (const socket of this.#connections.keys()) if (socket.bytesRead === 0) socket.destroy();
    // And one as idle whose client has not taken all bytes of a response; a pipelined one behind it has no socket yet.
    const isSending = this.#responses().some(
      ({ writableEnded, socket }) => writableEnded || socket === null,
    );
    if (!isSending) this.#server.closeIdleConnections();
  }

  /** The responses in progress. */
  #responses(): ServerResponse[] {
    const isInProgress = (response: ServerResponse | null): response is ServerResponse =>
      response !== null && !response.writableFinished;
    return [...this.#connections.values()].filter(isInProgress);
  }
}
