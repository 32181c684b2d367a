import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time between two looks at the connections, in ms: far longer than a response takes over a slow line. */
export const CHECK_MS = 300_000;

/**
 * Closes connections whose client has not taken what was sent from one look to the next: each would
 * hold its responses for ever. Node's own timeout of a connection is exact, but restarts a timer at
 * each read and write, which costs a tenth of the requests that the response cache answers.
 */
export function closeUnread(server: Server): void {
  const connections = new Set<Socket>();
  /** Bytes sent over a connection at the last look, when some had not been taken. */
  const unread = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      unread.delete(socket);
    });
  });
  const check = setInterval(() => {
    for (const socket of connections) {
      const { writableLength, bytesWritten } = socket;
      if (writableLength === 0) unread.delete(socket);
      else if (unread.get(socket) === bytesWritten) socket.destroy();
      else unread.set(socket, bytesWritten);
    }
  }, CHECK_MS).unref();
  server.once('close', () => clearInterval(check));
}
