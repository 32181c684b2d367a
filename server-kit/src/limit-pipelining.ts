import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that one connection may have waiting behind another: browsers and proxies have none. */
export const PIPELINED_MAX = 16;

/**
 * Closes connections that bring many requests without waiting for the responses (HTTP pipelining). All of them would
 * be worked at together, as many as one client likes to send. To be called before other hooks are added.
 */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // Node assigns a connection to a response only when those before it have been sent.
    if (reply.raw.socket !== null) {
      done();
      return;
    }
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > PIPELINED_MAX) {
      socket.destroy();
      reply.hijack();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
