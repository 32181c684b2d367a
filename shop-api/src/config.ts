import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDemoSettings } from './demo-settings.ts';
import type { DemoSettings } from './demo-settings.ts';
import { merchantProblems } from './merchant-settings.ts';

const REPOSITORY_ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The same words as in the gateway, which reads some of the same settings. */
const ON = ['on', 'true', '1'];
const OFF = ['off', 'false', '0'];
const FAULTS_ANYWHERE = 'on-in-production';
/** Characters of an operator key, below which it could be guessed. */
const SHORTEST_KEY = 20;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much the shop writes to its log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that can be set from outside, checked. Addresses have no slash at the end. */
export interface Settings {
  /** What the server binds to. */
  readonly host: string;
  /** The port, 0 for any free one. */
  readonly port: number;
  /** PostgreSQL; null is the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The most connections the shop holds to PostgreSQL at once. */
  readonly databaseConnections: number;
  /** Absolute folder of the embedded database, the made secrets and the uploads. */
  readonly dataDir: string;
  /** Where shoppers find the storefront. */
  readonly storeUrl: string;
  /** What the shop is called, where it is named as the merchant. */
  readonly storeName: string;
  /** Where browsers and the payment provider find this shop; null is `http://localhost:<port>`. */
  readonly publicUrl: string | null;
  /** Operator key and merchant as given; undefined is made on first start, an empty key is none. */
  readonly operatorKey: string | undefined;
  readonly merchantCode: string | undefined;
  readonly merchantKey: string | undefined;
  /** The payment provider; null is the sandbox page where the demo has one, else nobody. */
  readonly ipay88Url: string | null;
  readonly logLevel: LogLevel;
  /** Products on one page of a listing. */
  readonly pageSize: number;
  /** General limit per token or address, in calls a minute (shop-api.md 4). */
  readonly callsPerMinute: number;
  /** How long the payments of an order wait before they expire, in hours (shop-api.md 5.19, 5.25). */
  readonly paymentHours: number;
  /** Whether the demo shop's pictures are drawn ahead in the background, or each when first asked for. */
  readonly drawAhead: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: addresses and ranges, or `loopback`. */
  readonly trustProxy: readonly string[];
  readonly demo: DemoSettings;
  /** Whether developers may ask for faults (README, Fault injection). */
  readonly faults: boolean;
}

/** How the operator program finds a shop and its key. */
export interface OperatorSettings {
  /** Where the shop answers, without a slash at the end. */
  readonly shopUrl: string;
  /** The key as set; undefined is the one kept in `dataDir`, an empty key is none. */
  readonly operatorKey: string | undefined;
  /** Absolute folder in which a shop on this machine keeps its key. */
  readonly dataDir: string;
}

/** One or more settings are wrong; the message names every one of them. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The shop API cannot start. Wrong settings:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** Reads the settings from environment variables; blank counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const given = text(name);
    const value = given === undefined ? fallback : /^\d{1,9}$/.test(given) ? Number(given) : -1;
    if (value >= least && value <= most) return value;
    problems.push(`${name} must be a whole number from ${least} to ${most}, not "${given ?? ''}".`);
    return fallback;
  };

  const address = (name: string, protocols: readonly string[]): string | null => {
    const given = text(name);
    if (given === undefined) return null;
    const url = URL.canParse(given) ? new URL(given) : null;
    if (url !== null && protocols.includes(url.protocol)) return given.replace(/\/+$/, '');
    problems.push(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
    return null;
  };

  const onOff = (name: string, fallback: boolean): boolean => {
    const given = text(name)?.toLowerCase();
    if (given === undefined) return fallback;
    if (!ON.includes(given) && !OFF.includes(given)) {
      problems.push(`${name} must be on or off, not "${given}".`);
    }
    return ON.includes(given);
  };

  const level = text('LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (logLevel === undefined) {
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  }

  const proxies = text('TRUST_PROXY') ?? 'off';
  const trustProxy = proxies === 'off' ? [] : proxies.split(',').map((proxy) => proxy.trim());
  if (!trustProxy.every((proxy) => proxy === 'loopback' || isAddressRange(proxy))) {
    problems.push(
      'TRUST_PROXY must be off, loopback, or addresses and ranges with commas between.',
    );
  }

  const faults = text('SHOP_FAULTS') ?? 'off';
  if (!['off', '0', 'on', '1', FAULTS_ANYWHERE].includes(faults)) {
    problems.push(`SHOP_FAULTS must be off or on, not "${faults}".`);
  }
  const mayHaveFaults = env['NODE_ENV'] !== 'production' || faults === FAULTS_ANYWHERE;
  const areFaultsOn = !['off', '0'].includes(faults);
  if (areFaultsOn && !mayHaveFaults) {
    problems.push(
      'SHOP_FAULTS lets whoever has the operator key break the shop, and NODE_ENV is production. ' +
        `Leave it off, or set it to ${FAULTS_ANYWHERE} if that is really wanted.`,
    );
  }

  const operatorKey = env['SHOP_OPERATOR_KEY']?.trim();
  if (operatorKey !== undefined && operatorKey !== '' && operatorKey.length < SHORTEST_KEY) {
    problems.push(`SHOP_OPERATOR_KEY must have at least ${SHORTEST_KEY} characters, or be empty.`);
  }

  const web = ['http:', 'https:'];
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const ipay88Url = address('IPAY88_URL', web);
  const demo = readDemoSettings(onOff, { databaseUrl, ipay88Url });
  const settings: Settings = {
    host: text('HOST') ?? '127.0.0.1',
    port: whole('SHOP_API_PORT', 4001, 0, 65_535),
    databaseUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', 20, 2, 1_000),
    dataDir: resolve(REPOSITORY_ROOT, text('SHOP_DATA_DIR') ?? '.data'),
    storeUrl: address('STORE_URL', web) ?? 'http://localhost:3000',
    storeName: text('STORE_NAME') ?? 'Gawai',
    publicUrl: address('SHOP_PUBLIC_URL', web),
    operatorKey,
    merchantCode: text('IPAY88_MERCHANT_CODE'),
    merchantKey: text('IPAY88_MERCHANT_KEY'),
    ipay88Url,
    logLevel: logLevel ?? 'info',
    pageSize: whole('SHOP_PAGE_SIZE', 20, 1, 100),
    callsPerMinute: whole('SHOP_CALLS_PER_MINUTE', 600, 1, 1_000_000),
    paymentHours: whole('SHOP_PAYMENT_HOURS', 24, 1, 8_760),
    drawAhead: onOff('SHOP_DRAW_AHEAD', demo.seed),
    trustProxy,
    demo,
    faults: areFaultsOn,
  };
  problems.push(...merchantProblems(settings));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** An address such as `10.0.0.1`, or a range such as `10.0.0.0/8`. */
function isAddressRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  const isWhole = /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
  return family !== 0 && isWhole && more.length === 0;
}

/** Reads what the operator program needs; blank counts as not set. */
export function readOperatorSettings(
  env: Readonly<Record<string, string | undefined>>,
): OperatorSettings {
  const { port, operatorKey, dataDir } = readSettings(env);
  const url = env['SHOP_API_URL']?.trim() || `http://localhost:${port}`;
  if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol)) {
    throw new SettingsError([
      'SHOP_API_URL must be an address that starts with http:// or https://.',
    ]);
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

/** The settings of this process. The only place that reads `process.env`. */
export function settingsOfProcess(): Settings {
  return readSettings(process.env);
}
