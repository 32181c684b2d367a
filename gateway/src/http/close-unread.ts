import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Interval of the checks, in ms: far longer than a response takes over a slow line. */
export const CHECK_MS = 300_000;

/**
 * Closes connections whose client has read nothing between two checks: their responses would stay in memory
 * for ever. Node's own timeout of a connection is exact, but restarts a timer at each read and write, which
 * costs a tenth of the throughput of cached responses.
 */
export function closeUnread(server: Server): void {
  const connections = new Set<Socket>();
  /** Bytes written to a connection at the last check, when some were unread. */
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
