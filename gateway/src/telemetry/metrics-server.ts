import { createServer, type Server } from 'node:http';
import { sendJson } from '../http/json-reply.ts';
import type { PrometheusMetrics } from './prometheus.ts';

/** Answers `GET /metrics` and nothing else, apart from everything that is public. Does not listen yet. */
export function metricsServer(metrics: Pick<PrometheusMetrics, 'contentType' | 'text'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      sendJson(response, 404, { message: 'Metrics are at /metrics.' });
      return;
    }
    metrics.text().then(
      (text) => {
        response.writeHead(200, { 'content-type': metrics.contentType });
        response.end(text);
      },
      () => response.destroy(),
    );
  });
}
