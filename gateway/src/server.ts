import { createServer, type Server } from 'node:http';
import { createApollo } from './apollo.ts';
import type { GatewayConfig } from './config.ts';
import { createServices } from './context.ts';
import { CallerReader } from './http/caller.ts';
import { graphqlEndpoint } from './http/graphql-endpoint.ts';
import { Readiness } from './http/readiness.ts';
import { routes } from './http/routes.ts';
import type { Log } from './log.ts';
import type { Clock } from './public-data/shared-reads.ts';
import { createSchema } from './schema.ts';

/** A built gateway that does not listen yet. */
export interface Gateway {
  /** Node's own server; call `listen` on it. */
  readonly http: Server;
  /** Takes no new requests, lets the running ones end within the drain time, closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds the gateway out of its settings. Asks nothing of the shop: it may be down. `clock` counts
 * the lifetimes of shared data, in ms.
 */
export async function buildGateway(
  config: GatewayConfig,
  log: Log,
  clock: Clock = () => performance.now(),
): Promise<Gateway> {
  const services = createServices(config, log, clock);
  const apollo = createApollo({ schema: createSchema(), explorer: config.explorer, log });
  await apollo.start();
  let stopping: Promise<void> | null = null;
  const http = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 10_000,
    },
    routes({
      config,
      log,
      callers: new CallerReader(config.trustProxy),
      graphql: graphqlEndpoint(apollo, services),
      readiness: new Readiness(services.transport, clock),
      isStopping: () => stopping !== null,
    }),
  );
  const stop = async () => {
    await drain(http, config.drainTimeout);
    await apollo.stop();
    await services.transport.close();
  };
  return { http, stop: () => (stopping ??= stop()) };
}

/** Ends the server: idle connections at once, busy ones when they are done or time is up. */
function drain(http: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => http.closeAllConnections(), patience);
    http.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http.closeIdleConnections();
  });
}
