import { fastify, type FastifyInstance } from 'fastify';

/** Serves `GET /metrics` only. Does not listen yet. */
export function metricsApp(metrics: {
  readonly contentType: string;
  readonly text: () => Promise<string>;
}): FastifyInstance {
  // Scrapers keep their connections open.
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return app;
}
