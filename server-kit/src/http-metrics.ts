import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { metricsApp } from './metrics-app.ts';
import { routeOf } from './route-of.ts';

/** Upper bounds of durations, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures the responses of a server, and its process, for Prometheus: `GET /metrics` on a port of its own,
 * whose address is returned. Call it before routes are added. The listener closes with the server.
 */
export async function serveHttpMetrics(
  app: FastifyInstance,
  address: { readonly host: string; readonly port: number },
): Promise<string> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time until a response was sent, by method, route as declared and status.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      {
        http_request_method: request.method,
        http_route: routeOf(request) ?? 'unknown',
        http_response_status_code: reply.raw.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const listener = metricsApp({
    contentType: registry.contentType,
    text: () => registry.metrics(),
  });
  app.addHook('onClose', () => listener.close());
  return `${await listener.listen(address)}/metrics`;
}
