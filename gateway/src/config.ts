import { ConfigReader, type Environment } from './config-reader.ts';
import type { ImageWidths } from './modules/shared/image-address.ts';

/** How much the log tells. */
export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

const LOG_LEVELS: readonly LogLevel[] = [
  'silent',
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
];

/** Everything that can be set about the gateway; times in milliseconds. */
export interface GatewayConfig {
  /** What the server binds to. */
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Base address of the shop's REST API without a trailing slash; may hold a path. */
  readonly shopApiUrl: string;
  /** Base address of pictures without a trailing slash (shop-api.md 1). */
  readonly imageBaseUrl: string;
  /** Which widths of a picture the shop serves. */
  readonly imageWidths: ImageWidths;
  /** Where the payment form goes when the shop does not say; null = the shop must say. */
  readonly paymentFormUrl: string | null;
  /** Origins that a payment form may go to. */
  readonly paymentFormOrigins: readonly string[];
  /** Origins of browsers that may read replies. */
  readonly corsOrigins: readonly string[];
  /** Whether Apollo Sandbox opens at the GraphQL address and introspection is answered. */
  readonly explorer: boolean;
  /** Whether queries that come again and again run by a plan instead of by graphql-js. */
  readonly compiled: boolean;
  /** Proxies whose word on the client's address is believed: addresses, ranges, `loopback`. */
  readonly trustProxy: readonly string[];
  /** How much the log tells. */
  readonly logLevel: LogLevel;
  /** How long a REST call may take in all. */
  readonly timeouts: RestTimeouts;
  /** How long an operation may make its caller wait in all; longer where one call may. */
  readonly operationTimeout: number;
  /** How many bytes of whole replies to public queries are kept; 0 = none. */
  readonly responseCacheBytes: number;
  /** How long requests are still taken after a stop was asked for, so that a balancer can look away. */
  readonly drainDelay: number;
  /** How long running requests may go on after that. */
  readonly drainTimeout: number;
  /** Where `/metrics` is answered, apart from everything public; null = nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where traces are sent by OTLP over HTTP; null = nothing is traced. */
  readonly tracing: TracingConfig | null;
}

/** Where traces go, and how many. */
export interface TracingConfig {
  /** Base address of the collector. */
  readonly url: string;
  /** Share of all traces that is kept, 0 to 1. */
  readonly share: number;
  /** What this program is called there. */
  readonly serviceName: string;
}

/** How long REST calls may take, in milliseconds (shop-api.md 1). */
export interface RestTimeouts {
  /** Until a connection stands. */
  readonly connect: number;
  /** A usual call, connecting and retry included. */
  readonly usual: number;
  /** A call behind which the shop asks somebody else: courier fees and payment pages. */
  readonly slow: number;
  /** A call that carries a file. */
  readonly upload: number;
  /** Longest pause before a read is tried again; the real one is random below it. */
  readonly retryPause: number;
}

/** The settings, or every reason why they cannot be used. */
export type ConfigResult =
  | { readonly config: GatewayConfig; readonly problems: null }
  | { readonly config: null; readonly problems: readonly string[] };

/** Apollo Studio; it may read replies while the explorer is on. */
const STUDIO_ORIGIN = 'https://studio.apollographql.com';

/** Reads the settings of the process. The only place of this package that looks at the environment. */
export function readConfig(env: Environment = process.env): ConfigResult {
  const read = new ConfigReader(env);
  const embedded = read.text('SHOP_API_URL') === undefined;
  const isDemo = read.flag('SHOP_DEMO', embedded && read.text('DATABASE_URL') === undefined);
  const explorer = read.flag('GRAPHQL_EXPLORER', isDemo);
  const hasSandbox = embedded && read.flag('SHOP_SANDBOX', isDemo);
  const shopPort = read.whole('SHOP_API_PORT', 4001, 1, 65_535);
  // Pictures and payment pages are opened by browsers, which know this machine as localhost.
  const publicShopUrl = embedded
    ? read.address('SHOP_PUBLIC_URL', `http://localhost:${shopPort}`)
    : read.address('SHOP_API_URL', '');
  const paymentFormUrl = read.secureAddress(
    'PAYMENT_FORM_URL',
    hasSandbox ? `${publicShopUrl}/sandbox/ipay88/PG` : null,
  );
  const formOrigins = read.origins('PAYMENT_FORM_ORIGINS');
  const storeUrl = read.address('STORE_URL', 'http://localhost:3000');
  const otherOrigins = read.origins('CORS_ORIGINS');

  const metricsPort =
    read.text('GATEWAY_METRICS_PORT') === undefined
      ? null
      : read.whole('GATEWAY_METRICS_PORT', 0, 0, 65_535);

  const config: GatewayConfig = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.whole('GATEWAY_PORT', 4000, 0, 65_535),
    shopApiUrl: read.address('SHOP_API_URL', `http://127.0.0.1:${shopPort}`),
    imageBaseUrl: read.address('SHOP_IMAGE_BASE_URL', `${publicShopUrl}/images`),
    imageWidths: readImageWidths(read, embedded),
    paymentFormUrl,
    paymentFormOrigins:
      paymentFormUrl === null ? formOrigins : [new URL(paymentFormUrl).origin, ...formOrigins],
    corsOrigins: [new URL(storeUrl).origin, ...otherOrigins, ...(explorer ? [STUDIO_ORIGIN] : [])],
    explorer,
    compiled: read.flag('GRAPHQL_COMPILED', true),
    trustProxy: read.proxies('TRUST_PROXY'),
    logLevel: read.word('LOG_LEVEL', 'info', LOG_LEVELS),
    timeouts: {
      connect: read.whole('SHOP_CONNECT_TIMEOUT_MS', 3_000, 50, 60_000),
      usual: read.whole('SHOP_TIMEOUT_MS', 10_000, 50, 120_000),
      slow: read.whole('SHOP_SLOW_TIMEOUT_MS', 20_000, 50, 120_000),
      upload: read.whole('SHOP_UPLOAD_TIMEOUT_MS', 30_000, 50, 300_000),
      retryPause: read.whole('SHOP_RETRY_PAUSE_MS', 500, 0, 10_000),
    },
    operationTimeout: read.whole('OPERATION_TIMEOUT_MS', 12_000, 50, 300_000),
    responseCacheBytes: read.whole('RESPONSE_CACHE_MB', 32, 0, 4_096) * 1_000_000,
    drainDelay: read.whole('DRAIN_DELAY_MS', 0, 0, 120_000),
    drainTimeout: read.whole('DRAIN_TIMEOUT_MS', 8_000, 0, 120_000),
    metrics:
      metricsPort === null
        ? null
        : { host: read.text('GATEWAY_METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    tracing:
      read.text('OTEL_EXPORTER_OTLP_ENDPOINT') === undefined
        ? null
        : {
            url: read.address('OTEL_EXPORTER_OTLP_ENDPOINT', ''),
            share: read.share('OTEL_TRACES_SAMPLER_ARG', 1),
            serviceName: read.text('OTEL_SERVICE_NAME') ?? 'gawai-gateway',
          },
  };
  return read.problems.length === 0
    ? { config, problems: null }
    : { config: null, problems: [...new Set(read.problems)] };
}

/** The reference shop draws slides in one width more than the rest. */
function readImageWidths(read: ConfigReader, embedded: boolean): ImageWidths {
  const usual = read.wholeList('SHOP_IMAGE_WIDTHS', embedded ? [320, 640, 1280] : []);
  const isOfDemo = embedded && read.text('SHOP_IMAGE_WIDTHS') === undefined;
  return {
    usual,
    slides: read.wholeList('SHOP_SLIDE_WIDTHS', isOfDemo ? [...usual, 1920] : usual),
  };
}
