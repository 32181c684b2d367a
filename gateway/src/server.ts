import { openSharedState } from '@gawai/server-kit/shared-state/open-shared-state';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { GatewayConfig } from './config.ts';
import { addGraphiqlRoutes } from './explorer/graphiql-routes.ts';
import { addSchemaRoute } from './explorer/schema-route.ts';
import { createApollo } from './graphql/apollo.ts';
import { createServices, GatewayContext, type RequestInfo } from './graphql/context.ts';
import { syncProcesses } from './graphql/sync-processes.ts';
import { addGraphqlRoutes } from './http/graphql-routes.ts';
import { buildHttpApp } from './http/http-app.ts';
import { Readiness } from './http/readiness.ts';
import type { HttpRejection } from './http/request-error.ts';
import { DocumentStore } from './limits/document-store.ts';
import type { Log } from './telemetry/log.ts';
import { cacheTelemetry } from './cache/response-cache/cache-telemetry.ts';
import { PublicDocuments } from './cache/response-cache/public-documents.ts';
import { ResponseCache } from './cache/response-cache/response-cache.ts';
import { ResponseCacheHandler } from './cache/response-cache/response-cache-handler.ts';
import { executableSchema } from './graphql/schema.ts';
import { startingOperation } from './explorer/starting-operation.ts';
import { loadTrustedDocuments } from './trusted-documents/trusted-documents.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** A built gateway that does not listen yet. */
export interface Gateway {
  readonly app: FastifyInstance;
  /** Serves `/metrics` on a separate port; null without metrics. */
  readonly metricsApp: FastifyInstance | null;
  /**
   * Waits for running requests within the drain time and closes everything. `atOnce` skips the
   * drain delay, for a process in an unknown state.
   */
  readonly stop: (how?: { readonly atOnce: boolean }) => Promise<void>;
}

/**
 * Builds the gateway from its settings; throws a `ManifestError` when a manifest of trusted documents
 * cannot be read. Sends nothing to the shop: it may be down. `clock` counts
 * the lifetimes of shared data and the time limits of circuit breakers, in ms.
 */
export async function buildGateway(
  config: GatewayConfig,
  log: Log,
  clock: Clock = () => performance.now(),
): Promise<Gateway> {
  const { mode, folder } = config.trustedDocuments;
  const trusted = loadTrustedDocuments(mode, folder);
  const trustedOnly = mode === 'only';
  const { metrics, tracer, metricsApp } = await startTelemetry(config);
  const schema = executableSchema();
  const responseCache = new ResponseCache(
    config.responseCacheBytes,
    clock,
    new PublicDocuments(schema),
  );
  const onExpire = () => responseCache.clear();
  const shared = await openSharedState(config.redisUrl, (level, message) => log[level](message));
  const services = createServices(config, log, clock, { metrics, tracer, shared }, onExpire);
  await syncProcesses(services);
  const { explorer, compiled, corsOrigins, trustProxy } = config;
  const documents = new DocumentStore(trusted, shared);
  const apollo = createApollo({
    schema,
    explorer,
    compiled,
    log,
    metrics,
    trustedOnly,
    documents,
  });
  await apollo.start();
  const contextOf = (info: RequestInfo) => Promise.resolve(new GatewayContext(services, info));
  const onRejected = ({ status, code }: HttpRejection, requestId: string) => {
    metrics.rejected(code);
    log.info({ requestId, status, code }, 'request rejected');
  };
  const cacheHandler =
    config.responseCacheBytes === 0
      ? null
      : new ResponseCacheHandler(responseCache, clock, cacheTelemetry({ log, metrics, tracer }));
  const closeTimes = { drainDelay: config.drainDelay, drainTimeout: config.drainTimeout };
  const addExplorer = async (scope: FastifyInstance) => {
    addSchemaRoute(scope, schema);
    const first = startingOperation(trustedOnly);
    await scope.register((pages) => addGraphiqlRoutes(pages, { first, log }), {
      prefix: '/graphql/graphiql',
    });
  };
  const app = await buildHttpApp({
    log,
    trustProxy,
    closeTimes,
    onRejected,
    readiness: new Readiness(services.transport, clock),
    addGraphql: (scope) =>
      addGraphqlRoutes(scope, apollo, {
        contextOf,
        cacheHandler,
        corsOrigins,
        onRejected,
        trustedOnly: trustedOnly ? trusted : null,
      }),
    addExplorer: explorer ? addExplorer : null,
  });
  await app.ready();
  const stop = async () => {
    await app.close();
    await apollo.stop();
    await services.transport.close();
    await shared.close();
    await metricsApp?.close();
    await tracer?.stop();
  };
  let stopping: Promise<void> | null = null;
  return {
    app,
    metricsApp,
    stop: (how) => {
      if (how?.atOnce === true) closeTimes.drainDelay = 0;
      return (stopping ??= stop());
    },
  };
}
