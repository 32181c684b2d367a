import type { Server } from 'node:http';
import { fastify } from 'fastify';

/**
 * **F**: the bytes of C by Fastify, which reads the request's body as the gateway does: the upper limit of a
 * gateway on Fastify.
 */
export async function constantFastifyContender(bytes: Buffer): Promise<Server> {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: (_request, reply) =>
      reply.header('content-type', 'application/json; charset=utf-8').send(bytes),
  });
  await app.ready();
  return app.server;
}
