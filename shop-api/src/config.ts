import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostInUrl } from '@gawai/server-kit/host-in-url';
import {
  readSettings as readEnvironment,
  SettingsError,
  type Environment,
} from '@gawai/server-kit/read-settings';
import { setting } from '@gawai/server-kit/setting';
import { tracingOf, tracingSettings } from '@gawai/server-kit/tracing/tracing-settings';
import { z } from 'zod';
import { readDemoSettings, type DemoSettings } from './demo-settings.ts';
import { mailProblems, readMailServer, smtpAddress } from './mail-settings.ts';
import { merchantProblems } from './merchant-settings.ts';
import { objectStorageProblems, readObjectStorage } from './object-storage-settings.ts';

const REPOSITORY_ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FAULTS_ANYWHERE = 'on-in-production';
/** Characters of an operator key, below which it could be guessed. */
const SHORTEST_KEY = 20;
/** One for the lock of each job of a minute, and one for their work and the requests (scheduled-jobs.ts). */
export const MIN_CONNECTIONS = 3;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How the operator program finds a shop and its key. */
export interface OperatorSettings {
  /** URL of the shop API, without a slash at the end. */
  readonly shopUrl: string;
  /** Undefined uses the key stored in `dataDir`; an empty key means none. */
  readonly operatorKey: string | undefined;
  /** Absolute folder in which a shop on this machine stores its key. */
  readonly dataDir: string;
}

const HEADING = 'The shop API cannot start. Wrong settings:';

/** Throws a `SettingsError` when there are problems. */
export function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new SettingsError(HEADING, problems);
}

const databaseAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol), {
    error: 'must be an address that starts with postgres:// or postgresql://',
  })
  .transform((value) => value.replace(/\/+$/, ''));

const operatorKey = z
  .string()
  .min(SHORTEST_KEY, { error: `must have at least ${SHORTEST_KEY} characters, or be empty` });

const schema = z.object({
  HOST: setting.host.default('127.0.0.1'),
  SHOP_API_PORT: setting.port.default(4_001),
  SHOP_METRICS_PORT: setting.port.optional(),
  ...tracingSettings,
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_CONNECTIONS: setting.whole(MIN_CONNECTIONS, 1_000).default(20),
  SHOP_DATA_DIR: setting.text.default('.data'),
  STORE_URL: setting.address.default('http://localhost:3000'),
  STORE_NAME: setting.text.default('Gawai'),
  CORS_ORIGINS: setting.origins.default([]),
  SHOP_PUBLIC_URL: setting.address.optional(),
  SHOP_OPERATOR_KEY: operatorKey.optional(),
  IPAY88_MERCHANT_CODE: setting.text.optional(),
  IPAY88_MERCHANT_KEY: setting.text.optional(),
  IPAY88_URL: setting.address.optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: setting.email.optional(),
  REDIS_URL: setting.redis.optional(),
  S3_ENDPOINT: setting.address.optional(),
  S3_BUCKET: setting.bucket.optional(),
  S3_REGION: setting.text.default('us-east-1'),
  S3_ACCESS_KEY_ID: setting.text.optional(),
  S3_SECRET_ACCESS_KEY: setting.text.optional(),
  LOG_LEVEL: setting.oneOf(LOG_LEVELS).default('info'),
  SHOP_PAGE_SIZE: setting.whole(1, 100).default(20),
  SHOP_CALLS_PER_MINUTE: setting.whole(1, 1_000_000).default(600),
  SHOP_PAYMENT_HOURS: setting.whole(1, 8_760).default(24),
  TRUST_PROXY: setting.proxies.default([]),
  SHOP_DEMO: setting.onOff.optional(),
  SHOP_SEED: setting.onOff.optional(),
  SHOP_DEMO_SIGN_IN: setting.onOff.optional(),
  SHOP_SANDBOX: setting.onOff.optional(),
  SHOP_PRE_RENDER: setting.onOff.optional(),
  SHOP_API_DOCS: setting.onOff.optional(),
  SHOP_FAULTS: setting.oneOf(['off', '0', 'on', '1', FAULTS_ANYWHERE]).default('off'),
});

/** Settings whose values must not appear in messages. */
const SECRETS = [
  'DATABASE_URL',
  'SHOP_OPERATOR_KEY',
  'IPAY88_MERCHANT_KEY',
  'SMTP_URL',
  'REDIS_URL',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Reads the settings from environment variables; blank counts as not set. Throws a `SettingsError`. */
export function readSettings(env: Environment): Settings {
  const read = readEnvironment(HEADING, schema, env, SECRETS);
  const demo = readDemoSettings((name, fallback) => read[name] ?? fallback, {
    databaseUrl: read.DATABASE_URL ?? null,
    ipay88Url: read.IPAY88_URL ?? null,
  });
  const settings = settingsOf(read, env, demo);
  requireNone([
    ...faultProblems(read.SHOP_FAULTS, env),
    ...merchantProblems(settings),
    ...mailProblems(read),
    ...objectStorageProblems(read),
  ]);
  return settings;
}

/** Everything that can be set from outside, checked. Addresses have no slash at the end. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

function settingsOf(read: z.output<typeof schema>, env: Environment, demo: DemoSettings) {
  return {
    host: read.HOST,
    port: read.SHOP_API_PORT,
    /** Separate port of `/metrics`; null turns it off. */
    metricsPort: read.SHOP_METRICS_PORT ?? null,
    /** OTLP endpoint of traces over HTTP; null turns them off. */
    tracing: tracingOf(read, 'gawai-shop-api'),
    /** PostgreSQL; null is the embedded database in `dataDir`. */
    databaseUrl: read.DATABASE_URL ?? null,
    /** Maximum number of connections to PostgreSQL. */
    databaseConnections: read.DATABASE_CONNECTIONS,
    /** Absolute folder of the embedded database, the generated secrets and, without `objectStorage`, the uploads. */
    dataDir: resolve(REPOSITORY_ROOT, read.SHOP_DATA_DIR),
    storeUrl: read.STORE_URL,
    /** Origins of the frontends to which a buyer may return from the payment page. */
    returnOrigins: [new URL(read.STORE_URL).origin, ...read.CORS_ORIGINS],
    /** Name of the shop as the merchant. */
    storeName: read.STORE_NAME,
    /** URL of this shop for browsers and the payment provider; null uses the address of this machine. */
    publicUrl: read.SHOP_PUBLIC_URL ?? null,
    /** Undefined generates a key on the first start; an empty key turns the operator calls off. */
    operatorKey: env['SHOP_OPERATOR_KEY']?.trim(),
    merchantCode: read.IPAY88_MERCHANT_CODE,
    merchantKey: read.IPAY88_MERCHANT_KEY,
    /** URL of the payment provider. Null uses the sandbox page of the demo, else no provider. */
    ipay88Url: read.IPAY88_URL ?? null,
    /** Mail server; null leaves mails in the outbox, where the sandbox shows them. */
    mailServer: readMailServer(read),
    /** Redis, in which several shop APIs count towards one rate limit; null: each counts by itself. */
    redisUrl: read.REDIS_URL ?? null,
    /** Object storage of uploads; null stores them in `dataDir`. */
    objectStorage: readObjectStorage(read),
    logLevel: read.LOG_LEVEL,
    pageSize: read.SHOP_PAGE_SIZE,
    /** General limit per customer or address, in calls a minute (shop-api.md 4). */
    callsPerMinute: read.SHOP_CALLS_PER_MINUTE,
    /** How long the payments of an order wait before they expire, in hours (shop-api.md 5.19, 5.25). */
    paymentHours: read.SHOP_PAYMENT_HOURS,
    /** Whether the pictures of the demo are rendered in the background after the start, or each with its first request. */
    preRender: read.SHOP_PRE_RENDER ?? demo.seed,
    /** Proxies whose `X-Forwarded-For` is trusted: addresses and ranges, or `loopback`. */
    trustProxy: read.TRUST_PROXY,
    demo,
    /** Whether requests may inject faults (README, Fault injection). */
    faults: !['off', '0'].includes(read.SHOP_FAULTS),
  };
}

/** Fault injection is off in production, unless the setting is `on-in-production`. */
function faultProblems(faults: string, env: Environment): string[] {
  const isAllowed =
    env['NODE_ENV'] !== 'production' || ['off', '0', FAULTS_ANYWHERE].includes(faults);
  if (isAllowed) return [];
  return [
    'SHOP_FAULTS lets everybody who has the operator key break the shop, and NODE_ENV is production. ' +
      `Leave it off, or set it to ${FAULTS_ANYWHERE}.`,
  ];
}

/** Reads what the operator program needs; blank counts as not set. */
export function readOperatorSettings(env: Environment): OperatorSettings {
  const { host, port, operatorKey, dataDir } = readSettings(env);
  const url = env['SHOP_API_URL']?.trim() || `http://${hostInUrl(host)}:${port}`;
  if (!setting.address.safeParse(url).success) {
    requireNone(['SHOP_API_URL must be an http or https address without credentials and query.']);
  }
  return {
    shopUrl: url.replace(/\/+$/, ''),
    operatorKey: env['OPERATOR_KEY']?.trim() || operatorKey,
    dataDir,
  };
}

/** The settings of the operator program in this process. */
export function operatorSettingsOfProcess(): OperatorSettings {
  return readOperatorSettings(process.env);
}

/** The settings of this process. Nothing else reads `process.env`. */
export function settingsOfProcess(): Settings {
  return readSettings(process.env);
}
