import { drainSettings } from '@gawai/server-kit/drain-settings';
import { readSettings, type Environment } from '@gawai/server-kit/read-settings';
import { setting } from '@gawai/server-kit/setting';
import {
  tracingOf,
  tracingSettings,
  type TracingConfig,
} from '@gawai/server-kit/tracing/tracing-settings';
import { z } from 'zod';

/** Settings of the web server; all from the environment, read once at the start. */
export interface WebConfig {
  readonly port: number;
  readonly host: string;
  /** GraphQL endpoint of the gateway, e.g. `http://127.0.0.1:4000/graphql`. */
  readonly gatewayUrl: string;
  /** Public address, an origin. */
  readonly storeUrl: string;
  readonly storeName: string;
  /** Allowed origins of images, e.g. `http://localhost:4001`. */
  readonly imageOrigins: readonly string[];
  /** Allowed targets of forms: the origins of the payment provider's pages. */
  readonly paymentOrigins: readonly string[];
  /** Size limit of the page cache in MB (a million bytes); 0 disables it. */
  readonly pageCacheMb: number;
  /** Proxies whose `X-Forwarded-For` is trusted: `loopback`, addresses and ranges. */
  readonly trustProxy: readonly string[];
  /** Port of `/metrics`; null = no metrics. */
  readonly metricsPort: number | null;
  /** Target of traces by OTLP over HTTP; null = no tracing. */
  readonly tracing: TracingConfig | null;
  /** Redis, by which other processes report changes of prices and stocks; null = there is none. */
  readonly redisUrl: string | null;
  /** How long, in ms, the server still accepts requests after SIGTERM. */
  readonly drainDelay: number;
  /** How long, in ms, active requests may take after that. */
  readonly drainTimeout: number;
}

const schema = z.object({
  HOST: setting.host.default('127.0.0.1'),
  WEB_PORT: setting.port.default(3_000),
  GATEWAY_URL: setting.address.default('http://127.0.0.1:4000/graphql'),
  STORE_URL: setting.address
    .refine((value) => new URL(value).pathname === '/', {
      error: 'must have no path, below which the storefront cannot be served',
    })
    .default('http://localhost:3000'),
  STORE_NAME: setting.text.max(40, 'must have at most 40 characters').default('Gawai'),
  SHOP_PUBLIC_URL: setting.address.default('http://localhost:4001'),
  SHOP_IMAGE_BASE_URL: setting.address.optional(),
  SHOP_IMAGE_ORIGINS: setting.origins.default([]),
  PAYMENT_FORM_URL: setting.address.optional(),
  PAYMENT_FORM_ORIGINS: setting.origins.default([]),
  PAGE_CACHE_MB: setting.whole(0, 99_999).default(64),
  TRUST_PROXY: setting.proxies.default([]),
  WEB_METRICS_PORT: setting.port.optional(),
  ...tracingSettings,
  REDIS_URL: setting.redis.optional(),
  ...drainSettings,
});

/** Reads the settings; throws a `SettingsError`. */
export function readConfig(environment: Environment = process.env): WebConfig {
  const heading = 'The web server cannot start:';
  const settings = readSettings(heading, schema, environment, ['REDIS_URL']);
  const { SHOP_PUBLIC_URL: publicShopUrl } = settings;
  const imageUrl = settings.SHOP_IMAGE_BASE_URL ?? publicShopUrl;
  const paymentUrl = settings.PAYMENT_FORM_URL ?? publicShopUrl;
  return {
    port: settings.WEB_PORT,
    host: settings.HOST,
    gatewayUrl: settings.GATEWAY_URL,
    storeUrl: new URL(settings.STORE_URL).origin,
    storeName: settings.STORE_NAME,
    imageOrigins: [new URL(imageUrl).origin, ...settings.SHOP_IMAGE_ORIGINS],
    paymentOrigins: [new URL(paymentUrl).origin, ...settings.PAYMENT_FORM_ORIGINS],
    pageCacheMb: settings.PAGE_CACHE_MB,
    trustProxy: settings.TRUST_PROXY,
    metricsPort: settings.WEB_METRICS_PORT ?? null,
    tracing: tracingOf(settings, 'gawai-web'),
    redisUrl: settings.REDIS_URL ?? null,
    drainDelay: settings.DRAIN_DELAY_MS,
    drainTimeout: settings.DRAIN_TIMEOUT_MS,
  };
}

/**
 * Sets NODE_ENV to production unless it is set. Call it before React is loaded: its development
 * build renders several times slower.
 */
export function declareProduction(environment: Record<string, string | undefined> = process.env) {
  environment['NODE_ENV'] ??= 'production';
}
