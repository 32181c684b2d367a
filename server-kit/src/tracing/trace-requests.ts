import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '../route-of.ts';
import type { Span } from './span.ts';
import { startTracer } from './start-tracer.ts';
import type { TracingConfig } from './tracing-settings.ts';

/** The span of a request; undefined when it is not traced. */
export type SpanOf = (request: { readonly raw: IncomingMessage }) => Span | undefined;

/** Balancers call these every few seconds. */
const PROBES = /^\/health(?:\/|$)/;

/**
 * Traces the requests of a server: a span for each, by the semantic conventions of HTTP, without path and
 * query, which can hold what opens an order. It continues the trace of the client. Call it before other
 * hooks are added. Without tracing it adds nothing. The last spans are sent when the server closes.
 */
export async function traceRequests(
  app: FastifyInstance,
  tracing: TracingConfig | null,
): Promise<SpanOf> {
  const tracer = await startTracer(tracing);
  if (tracer === null) return () => undefined;
  const spans = new WeakMap<IncomingMessage, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, raw } = request;
    const route = routeOf(request);
    if (route === undefined || !PROBES.test(route)) {
      const span = tracer.request(raw.headers);
      spans.set(raw, span);
      // Not Fastify's hook: that one does not run when the client has gone before the response ended.
      reply.raw.once('close', () => {
        const { statusCode, writableFinished } = reply.raw;
        const error = !writableFinished ? 'aborted' : statusCode >= 500 ? String(statusCode) : null;
        span.end({
          name: route === undefined ? method : `${method} ${route}`,
          facts: {
            'http.request.method': method,
            'url.scheme': request.protocol,
            ...(route === undefined ? {} : { 'http.route': route }),
            ...(writableFinished ? { 'http.response.status_code': statusCode } : {}),
          },
          ...(error === null ? {} : { error }),
        });
      });
    }
    done();
  });
  app.addHook('onClose', () => tracer.stop());
  return ({ raw }) => spans.get(raw);
}
