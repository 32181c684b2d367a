import { expect } from 'vitest';
import { readConfig, type GatewayConfig } from '../src/config.ts';
import { createLog } from '../src/telemetry/log.ts';
import { buildGateway, type Gateway } from '../src/server.ts';
import { FakeUpstream, type FakeRoute } from './fake-upstream.ts';
import type { ResponseData } from './response-data.ts';

/** An error of a response, as clients see it. */
export interface SeenError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** A response as clients see it. */
export interface GatewayResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The data; null when nothing was executed. */
  readonly data: ResponseData;
  readonly errors: readonly SeenError[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Token and headers of an operation. */
export interface RequestOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A gateway that listens on a free port and calls a fake shop. */
export interface TestGateway {
  readonly url: string;
  readonly upstream: FakeUpstream;
  readonly gateway: Gateway;
  /** Lines of the log so far. */
  readonly logLines: readonly string[];
  /** Moves the clock of cached data forward. */
  readonly advance: (ms: number) => void;
  /** Sends an operation over HTTP. */
  readonly execute: (
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: RequestOptions,
  ) => Promise<GatewayResponse>;
  /** The same, but expects no errors and returns the data. */
  readonly data: (...operation: Parameters<TestGateway['execute']>) => Promise<ResponseData>;
  /** Restores the first routes, forgets calls and log lines, and lets cached data expire. */
  readonly reset: () => void;
  /** Stops gateway and shop. */
  readonly stop: () => Promise<void>;
}

/** Longer than any cached data or counter of the gateway lives, in ms. */
const ALL_EXPIRED_MS = 24 * 60 * 60 * 1_000;

/** The settings of tests; `changes` override them. */
export function testConfig(
  upstreamUrl: string,
  changes: Partial<GatewayConfig> = {},
): GatewayConfig {
  return {
    ...readConfig({ SHOP_API_URL: upstreamUrl, GRAPHQL_EXPLORER: 'on' }),
    port: 0,
    imageBaseUrl: 'http://images.test',
    drainTimeout: 2_000,
    ...changes,
  };
}

/** Starts a fake shop with these routes and a gateway that calls it. */
export async function startGateway(
  shopRoutes: Readonly<Record<string, FakeRoute>> = {},
  changes: Partial<GatewayConfig> = {},
): Promise<TestGateway> {
  const upstream = await FakeUpstream.start(shopRoutes);
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  let now = 0;
  const gateway = await buildGateway(testConfig(upstream.url, changes), log, () => now);
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const execute: TestGateway['execute'] = (query, variables = {}, options = {}) =>
    send(url, { query, variables }, options);
  return {
    url,
    upstream,
    gateway,
    logLines,
    advance: (ms) => {
      now += ms;
    },
    execute,
    data: async (...operation) => {
      const { data, errors } = await execute(...operation);
      expect(errors).toEqual([]);
      return data;
    },
    reset: () => {
      upstream.reset(shopRoutes);
      logLines.length = 0;
      now += ALL_EXPIRED_MS;
    },
    stop: async () => {
      // Otherwise the gateway waits for another request on these connections, in every test.
      gateway.app.server.closeIdleConnections();
      await gateway.stop();
      await upstream.stop();
    },
  };
}

async function send(url: string, body: unknown, options: RequestOptions): Promise<GatewayResponse> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    body: JSON.stringify(body),
  });
  return readResponse(response);
}

/** Parses a response of the gateway. */
export async function readResponse(response: Response): Promise<GatewayResponse> {
  const body = (await response.json()) as Partial<GatewayResponse>;
  return {
    status: response.status,
    headers: response.headers,
    // A test that expects no data reads no field of it.
    data: (body.data ?? null) as ResponseData,
    errors: body.errors ?? [],
    extensions: body.extensions ?? {},
  };
}
