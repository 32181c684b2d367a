import { fastify, type FastifyInstance } from 'fastify';
import type { PrometheusMetrics } from './prometheus.ts';

/** Serves `GET /metrics` only. Does not listen yet. */
export function metricsApp(
  metrics: Pick<PrometheusMetrics, 'contentType' | 'text'>,
): FastifyInstance {
  // Scrapers keep their connections open.
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  return app;
}
