import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drainSettings } from '@gawai/server-kit/drain-settings';
import { hostInUrl, localHostInUrl } from '@gawai/server-kit/host-in-url';
import { readSettings, SettingsError, type Environment } from '@gawai/server-kit/read-settings';
import { setting } from '@gawai/server-kit/setting';
import {
  tracingOf,
  tracingSettings,
  type TracingConfig,
} from '@gawai/server-kit/tracing/tracing-settings';
import { z } from 'zod';
import type { ImageWidths } from './modules/shared/image-address.ts';
import {
  TRUSTED_DOCUMENTS_MODES,
  type TrustedDocumentsMode,
} from './trusted-documents/trusted-documents.ts';

const REPOSITORY_ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** How much is written to the log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that can be set about the gateway; times in milliseconds. */
export interface GatewayConfig {
  /** Host that the server binds to. */
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Base address of the shop's REST API without a trailing slash; may have a path. */
  readonly shopApiUrl: string;
  /** Base address of pictures without a trailing slash (shop-api.md 1). */
  readonly imageBaseUrl: string;
  /** Which widths of a picture the shop serves. */
  readonly imageWidths: ImageWidths;
  /** Address of the payment form when the shop sends none; null = the shop must send one. */
  readonly paymentFormUrl: string | null;
  /** Origins that a payment form may be submitted to. */
  readonly paymentFormOrigins: readonly string[];
  /** Origins of the frontends that a shopper may return to after the payment page. */
  readonly returnOrigins: readonly string[];
  /** Origins whose pages may read responses. */
  readonly corsOrigins: readonly string[];
  /** Whether Apollo Sandbox is served at the GraphQL address and introspection is allowed. */
  readonly explorer: boolean;
  /** Whether frequent queries are compiled instead of executed by graphql-js. */
  readonly compiled: boolean;
  /** Effect of registered operations, and the folder of their manifests. */
  readonly trustedDocuments: {
    readonly mode: TrustedDocumentsMode;
    /** Absolute; null = the manifests of the package `@gawai/schema`. */
    readonly folder: string | null;
  };
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, ranges, `loopback`. */
  readonly trustProxy: readonly string[];
  /** How much is written to the log. */
  readonly logLevel: LogLevel;
  /** How long a REST call may take in all. */
  readonly timeouts: RestTimeouts;
  /** How long an operation may take in all; longer where a single call may take longer. */
  readonly operationTimeout: number;
  /** Maximum size of the response cache, in bytes; 0 = no cache. */
  readonly responseCacheBytes: number;
  /** Redis for the state that processes share; null = the state of this process only. */
  readonly redisUrl: string | null;
  /** How long requests are still accepted after a stop signal, until load balancers stop sending them. */
  readonly drainDelay: number;
  /** How long running requests may continue after that. */
  readonly drainTimeout: number;
  /** Where `/metrics` is served, on a separate address; null = nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where traces are sent by OTLP over HTTP; null = nothing is traced. */
  readonly tracing: TracingConfig | null;
}

/** How long REST calls may take, in milliseconds (shop-api.md 1). */
export interface RestTimeouts {
  /** Until a connection is established. */
  readonly connect: number;
  /** A usual call, connecting and retry included. */
  readonly usual: number;
  /** A call for which the shop calls a third party: courier fees and payment pages. */
  readonly slow: number;
  /** A call that carries a file. */
  readonly upload: number;
  /** Longest pause before a read is tried again; the real one is random below it. */
  readonly retryPause: number;
}

/** Apollo Studio; it may read responses while the explorer is on. */
const STUDIO_ORIGIN = 'https://studio.apollographql.com';

const schema = z.object({
  HOST: setting.host.default('127.0.0.1'),
  GATEWAY_PORT: setting.port.default(4_000),
  SHOP_API_URL: setting.address.optional(),
  SHOP_API_PORT: setting.whole(1, 65_535).default(4_001),
  SHOP_PUBLIC_URL: setting.address.optional(),
  DATABASE_URL: setting.text.optional(),
  SHOP_DEMO: setting.onOff.optional(),
  SHOP_SANDBOX: setting.onOff.optional(),
  SHOP_IMAGE_BASE_URL: setting.address.optional(),
  SHOP_IMAGE_WIDTHS: setting.wholeList.optional(),
  SHOP_SLIDE_WIDTHS: setting.wholeList.optional(),
  PAYMENT_FORM_URL: setting.secureAddress.optional(),
  PAYMENT_FORM_ORIGINS: setting.origins.default([]),
  STORE_URL: setting.address.default('http://localhost:3000'),
  CORS_ORIGINS: setting.origins.default([]),
  GRAPHQL_EXPLORER: setting.onOff.optional(),
  GRAPHQL_COMPILED: setting.onOff.default(true),
  TRUSTED_DOCUMENTS: setting.oneOf(TRUSTED_DOCUMENTS_MODES).default('on'),
  TRUSTED_DOCUMENTS_DIR: setting.text.optional(),
  TRUST_PROXY: setting.proxies.default([]),
  LOG_LEVEL: setting.oneOf(LOG_LEVELS).default('info'),
  SHOP_CONNECT_TIMEOUT_MS: setting.ms(50, 60_000).default(3_000),
  SHOP_TIMEOUT_MS: setting.ms(50, 120_000).default(10_000),
  SHOP_SLOW_TIMEOUT_MS: setting.ms(50, 120_000).default(20_000),
  SHOP_UPLOAD_TIMEOUT_MS: setting.ms(50, 300_000).default(30_000),
  SHOP_RETRY_PAUSE_MS: setting.ms(0, 10_000).default(500),
  OPERATION_TIMEOUT_MS: setting.ms(50, 300_000).default(12_000),
  RESPONSE_CACHE_MB: setting.megabytes(4_096).default(32_000_000),
  REDIS_URL: setting.redis.optional(),
  ...drainSettings,
  GATEWAY_METRICS_HOST: setting.text.default('127.0.0.1'),
  GATEWAY_METRICS_PORT: setting.port.optional(),
  ...tracingSettings,
});

type Settings = z.output<typeof schema>;

export { SettingsError };

const HEADING = 'The gateway cannot start with these settings:';

/**
 * Reads the settings of the process; throws a `SettingsError`. The only function of this package that reads
 * the environment.
 */
export function readConfig(env: Environment = process.env): GatewayConfig {
  return configOf(readSettings(HEADING, schema, env, ['REDIS_URL']));
}

function configOf(settings: Settings): GatewayConfig {
  const isDemo =
    settings.SHOP_DEMO ?? (isEmbedded(settings) && settings.DATABASE_URL === undefined);
  const explorer = settings.GRAPHQL_EXPLORER ?? isDemo;
  // Browsers open images and payment pages under it.
  const publicShopUrl =
    settings.SHOP_PUBLIC_URL ??
    settings.SHOP_API_URL ??
    `http://${hostInUrl(settings.HOST)}:${settings.SHOP_API_PORT}`;
  const hasSandbox = isEmbedded(settings) && (settings.SHOP_SANDBOX ?? isDemo);
  const sandboxUrl = hasSandbox ? `${publicShopUrl}/sandbox/ipay88/PG` : null;
  const paymentFormUrl = settings.PAYMENT_FORM_URL ?? sandboxUrl;
  const formOrigins = paymentFormUrl === null ? [] : [new URL(paymentFormUrl).origin];
  const frontendOrigins = [new URL(settings.STORE_URL).origin, ...settings.CORS_ORIGINS];
  const { GATEWAY_METRICS_PORT: metricsPort } = settings;
  return {
    host: settings.HOST,
    port: settings.GATEWAY_PORT,
    shopApiUrl:
      settings.SHOP_API_URL ?? `http://${localHostInUrl(settings.HOST)}:${settings.SHOP_API_PORT}`,
    imageBaseUrl: settings.SHOP_IMAGE_BASE_URL ?? `${publicShopUrl}/images`,
    imageWidths: imageWidthsOf(settings),
    paymentFormUrl,
    paymentFormOrigins: [...formOrigins, ...settings.PAYMENT_FORM_ORIGINS],
    returnOrigins: frontendOrigins,
    corsOrigins: [...frontendOrigins, ...(explorer ? [STUDIO_ORIGIN] : [])],
    explorer,
    compiled: settings.GRAPHQL_COMPILED,
    trustedDocuments: {
      mode: settings.TRUSTED_DOCUMENTS,
      folder:
        settings.TRUSTED_DOCUMENTS_DIR === undefined
          ? null
          : resolve(REPOSITORY_ROOT, settings.TRUSTED_DOCUMENTS_DIR),
    },
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    timeouts: {
      connect: settings.SHOP_CONNECT_TIMEOUT_MS,
      usual: settings.SHOP_TIMEOUT_MS,
      slow: settings.SHOP_SLOW_TIMEOUT_MS,
      upload: settings.SHOP_UPLOAD_TIMEOUT_MS,
      retryPause: settings.SHOP_RETRY_PAUSE_MS,
    },
    operationTimeout: settings.OPERATION_TIMEOUT_MS,
    responseCacheBytes: settings.RESPONSE_CACHE_MB,
    redisUrl: settings.REDIS_URL ?? null,
    drainDelay: settings.DRAIN_DELAY_MS,
    drainTimeout: settings.DRAIN_TIMEOUT_MS,
    metrics:
      metricsPort === undefined ? null : { host: settings.GATEWAY_METRICS_HOST, port: metricsPort },
    tracing: tracingOf(settings, 'gawai-gateway'),
  };
}

/** Whether the shop is the reference shop of this repository. */
function isEmbedded({ SHOP_API_URL }: Settings): boolean {
  return SHOP_API_URL === undefined;
}

/** The reference shop serves slides in one more width than other images. */
function imageWidthsOf(settings: Settings): ImageWidths {
  const { SHOP_IMAGE_WIDTHS: widths, SHOP_SLIDE_WIDTHS: slides } = settings;
  const usual = widths ?? (isEmbedded(settings) ? [320, 640, 1280] : []);
  const hasWideSlides = isEmbedded(settings) && widths === undefined;
  return { usual, slides: slides ?? (hasWideSlides ? [...usual, 1920] : usual) };
}
