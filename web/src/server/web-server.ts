import type { Server } from 'node:http';
import { closeGracefully } from '@gawai/server-kit/graceful-close';
import { limitPipelining } from '@gawai/server-kit/limit-pipelining';
import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import { traceRequests } from '@gawai/server-kit/tracing/trace-requests';
import { fastify, type FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { addErrorPages, sendBadRequest } from './error-pages.ts';
import { addGatewayProxy } from './gateway-proxy.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addInstallFiles } from './install-files.ts';
import { createPages } from './page-routes.ts';
import type { PageSource } from './page-source.ts';
import { classifyTarget } from './request-target.ts';
import { robotsText } from './robots.ts';
import { securityHeaders, workerPolicy } from './security-headers.ts';
import { addSitemapRoutes } from './sitemap/sitemap-routes.ts';
import { WORKER_PATH } from './worker-path.ts';

/** Timeouts of connections, in ms. */
const TIMES = {
  headers: 10_000,
  // Enough for a receipt of 1 MB on a slow connection.
  request: 30_000,
  /** Without traffic in either direction, e.g. a client that stops reading. */
  silence: 60_000,
  /** Longer than the keep-alive timeout of balancers and proxies (60 s), so that they close connections first. */
  keepAlive: 72_000,
  check: 1_000,
} as const;

/** Maximum size of a form that is submitted to a page, in bytes; it is ignored. */
const FORM_LIMIT = 100_000;

/** Dependencies of the web server. */
export interface WebServerParts {
  readonly config: WebConfig;
  readonly createSource: (http: Server) => Promise<PageSource>;
  /** State that all processes share; closed with the server. */
  readonly shared: SharedState;
  /** Receives the error of a failed render; the shopper sees a generic error page. */
  readonly onError: (error: unknown) => void;
}

/**
 * Builds the web server without listening: GraphQL on the shop's own origin, files, robots.txt,
 * sitemaps, the manifest, health, and pages. Requests are not logged: paths contain the hashes that open guest orders.
 */
export async function buildWebServer(parts: WebServerParts): Promise<FastifyInstance> {
  const { config, shared, onError } = parts;
  const app = fastify({
    http: { headersTimeout: TIMES.headers, connectionsCheckingInterval: TIMES.check },
    requestTimeout: TIMES.request,
    connectionTimeout: TIMES.silence,
    keepAliveTimeout: TIMES.keepAlive,
    bodyLimit: FORM_LIMIT,
    // It would limit closing to 10 s; the drain times limit it instead.
    pluginTimeout: 0,
    trustProxy: [...config.trustProxy],
    // Requests that arrive on keep-alive connections while closing get a response.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
      sendBadRequest(reply, config.storeName);
    },
  });
  limitPipelining(app);
  const spanOf = await traceRequests(app, config.tracing);
  if (config.metricsPort !== null) {
    const { serveHttpMetrics } = await import('@gawai/server-kit/http-metrics');
    await serveHttpMetrics(app, { host: config.host, port: config.metricsPort });
  }
  const source = await parts.createSource(app.server);
  const headers = securityHeaders(config, source.isBuilt);
  app.addHook('onClose', () => shared.close());
  const pages = createPages({ shared, config, source, headers, spanOf, onError });
  const phase = closeGracefully(app, config);

  app.addHook('onRequest', pages.serveCached);
  const workerHeader = workerPolicy(config);
  app.addHook('onRequest', (request, reply, done) => {
    // On the raw response: Vite's middlewares and hijacked responses do not send Fastify's headers.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (request.raw.url === WORKER_PATH) reply.raw.setHeader(...workerHeader);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (classifyTarget(request.raw.url ?? '') !== 'invalid') done();
    else sendBadRequest(reply, config.storeName);
  });
  app.addHook('onClose', () => source.close());
  app.removeAllContentTypeParsers();
  // Bodies of requests to pages are read up to the limit and ignored.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => {
    done(null);
  });
  addErrorPages(app, config, onError);

  await app.register((scope, _options, done) => {
    addGatewayProxy(scope, config.gatewayUrl, spanOf);
    done();
  });
  addHealthRoutes(app, { gatewayUrl: config.gatewayUrl, isClosing: () => phase() !== 'serving' });
  addSitemapRoutes(app, config);
  addInstallFiles(app, config, source.styles);
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(config.storeUrl)),
  );
  await app.register(async (scope) => {
    await source.addFiles(scope);
    pages.addRoutes(scope);
  });
  return app;
}
