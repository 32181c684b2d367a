import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createApollo } from './graphql/apollo.ts';
import type { Clock } from './clock.ts';
import type { GatewayConfig } from './config.ts';
import { createContext, createServices, type RequestInfo } from './graphql/context.ts';
import { CallerReader } from './http/caller.ts';
import { Closing } from './http/closing.ts';
import { graphqlEndpoint } from './http/graphql-endpoint.ts';
import type { HttpRefusal } from './http/json-reply.ts';
import { Readiness } from './http/readiness.ts';
import { routes } from './http/routes.ts';
import type { Log } from './log.ts';
import { cacheTelemetry } from './cache/response-cache/cache-telemetry.ts';
import { PublicDocuments } from './cache/response-cache/public-documents.ts';
import { ResponseCache } from './cache/response-cache/response-cache.ts';
import { ResponseCacheHandler } from './cache/response-cache/response-cache-handler.ts';
import { executableSchema } from './graphql/schema.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** How long the last spans may take on their way out, in ms. */
const LAST_SPANS = 1_000;

/** A built gateway that does not listen yet. */
export interface Gateway {
  /** Node's own server; call `listen` on it. */
  readonly http: Server;
  /** Answers `/metrics` apart from everything public; null when there are none. */
  readonly metricsHttp: Server | null;
  /**
   * Takes no new requests, lets the running ones end within the drain time, closes everything. With
   * `atOnce` nobody is given time to look away first: the process is no longer to be trusted.
   */
  readonly stop: (how?: { readonly atOnce: boolean }) => Promise<void>;
}

/**
 * Builds the gateway out of its settings. Asks nothing of the shop: it may be down. `clock` counts
 * the lifetimes of shared data and the times of circuits, in ms.
 */
export async function buildGateway(
  config: GatewayConfig,
  log: Log,
  clock: Clock = () => performance.now(),
): Promise<Gateway> {
  const { metrics, tracer, metricsHttp } = await startTelemetry(config);
  const schema = executableSchema();
  const responseCache = new ResponseCache(
    config.responseCacheBytes,
    clock,
    new PublicDocuments(schema),
  );
  const onExpire = () => responseCache.clear();
  const services = createServices(config, log, clock, { metrics, tracer }, onExpire);
  const { explorer, compiled } = config;
  const apollo = createApollo({ schema, explorer, compiled, log, metrics });
  await apollo.start();
  const http = createServer({
    headersTimeout: 10_000,
    // A receipt of 1 MB takes that long over a slow line.
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1_000,
    // Longer than balancers and proxies keep idle connections (60 s), so that they close them first.
    keepAliveTimeout: 72_000,
  });
  const closing = new Closing(http);
  const contextOf = (info: RequestInfo) => Promise.resolve(createContext(services, info));
  const onRejected = ({ status, code }: HttpRefusal, requestId: string) => {
    metrics.refused(code);
    log.info({ requestId, status, code }, 'refused');
  };
  const cacheHandler =
    config.responseCacheBytes === 0
      ? null
      : new ResponseCacheHandler(responseCache, clock, cacheTelemetry({ log, metrics, tracer }));
  http.on(
    'request',
    routes({
      config,
      log,
      callers: new CallerReader(config.trustProxy),
      graphql: graphqlEndpoint(apollo, contextOf, { onRejected, cacheHandler }),
      readiness: new Readiness(services.transport, clock),
      phase: () => closing.phase,
    }),
  );
  const stop = async (leaveFor: number) => {
    await closing.end(leaveFor, config.drainTimeout);
    await apollo.stop();
    await services.transport.close();
    metricsHttp?.close();
    metricsHttp?.closeAllConnections();
    await Promise.race([tracer?.stop(), delay(LAST_SPANS, undefined, { ref: false })]);
  };
  let stopping: Promise<void> | null = null;
  return {
    http,
    metricsHttp,
    stop: (how) => (stopping ??= stop(how?.atOnce === true ? 0 : config.drainDelay)),
  };
}
