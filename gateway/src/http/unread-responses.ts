import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Counts the bytes of responses that clients have not read. Above the limit it closes the connections that
 * wait longest: a few clients that read nothing would fill the memory long before the next check of
 * `closeUnread`.
 */
export class UnreadResponses {
  readonly #limit: number;
  /** In the order of waiting, longest first. */
  readonly #bytesOf = new Map<Socket, number>();
  readonly #watched = new WeakSet<Socket>();
  #bytes = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a response from before it is sent until the system has accepted all its bytes. */
  add(response: ServerResponse, bytes: number): void {
    const { socket } = response.req;
    if (!this.#watched.has(socket)) socket.once('close', () => this.#subtract(socket, Infinity));
    this.#watched.add(socket);
    this.#bytesOf.set(socket, (this.#bytesOf.get(socket) ?? 0) + bytes);
    this.#bytes += bytes;
    response.once('finish', () => this.#subtract(socket, bytes));
    for (const oldest of this.#bytesOf.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.#subtract(oldest, Infinity);
      oldest.destroy();
    }
  }

  #subtract(socket: Socket, bytes: number): void {
    const before = this.#bytesOf.get(socket) ?? 0;
    const after = Math.max(0, before - bytes);
    this.#bytes -= before - after;
    if (after === 0) this.#bytesOf.delete(socket);
    else this.#bytesOf.set(socket, after);
  }
}
