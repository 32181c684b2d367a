import { isIP } from 'node:net';

/** Settings of the web server; all from the environment, read once at the start. */
export interface WebConfig {
  readonly port: number;
  readonly host: string;
  /** Where GraphQL is answered, e.g. `http://127.0.0.1:4000/graphql`. */
  readonly gatewayUrl: string;
  /** Public address without a slash at the end. */
  readonly storeUrl: string;
  readonly storeName: string;
  /** Origins that pictures may come from, e.g. `http://localhost:4001`; a browser asks no other for one. */
  readonly imageOrigins: readonly string[];
  /** Origins of the payment provider's pages: the only places that a form may be sent to. */
  readonly paymentOrigins: readonly string[];
  /** Most memory, in MB of a million bytes, for public pages that are sent again as they are; 0 = none. */
  readonly pageCacheMb: number;
  /** Proxies whose `X-Forwarded-For` is believed: `loopback`, addresses and ranges. */
  readonly trustProxy: readonly string[];
  /** How long, in ms, requests are still taken once the server was told to stop. */
  readonly drainDelay: number;
  /** How long, in ms, running requests may take after that. */
  readonly drainTimeout: number;
}

/** The environment, or the part of it that a test gives. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown when settings cannot be used; the message lists every problem. */
export class ConfigProblem extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The web server cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigProblem';
  }
}

/** Reads the settings; throws one `ConfigProblem` that names everything that is wrong. */
export function readConfig(environment: Environment = process.env): WebConfig {
  const problems: string[] = [];
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;

  const url = (name: string, fallback: string): URL => {
    const value = text(name, fallback);
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:') return parsed;
    problems.push(`${name} must be an http or https address, not "${value}"`);
    return new URL(fallback);
  };

  const origins = (name: string): string[] =>
    text(name, '')
      .split(',')
      .map((part) => part.trim().replace(/\/$/, ''))
      .filter((part) => part !== '')
      .filter((part) => {
        const isOrigin = URL.canParse(part) && new URL(part).origin === part;
        if (!isOrigin) {
          problems.push(`${name} must hold origins such as https://shop.example, not "${part}"`);
        }
        return isOrigin;
      });

  const portText = text('WEB_PORT', '3000');
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    problems.push(`WEB_PORT must be a port from 0 to 65535, not "${portText}"`);
  }
  const cacheText = text('PAGE_CACHE_MB', '64');
  if (!/^\d{1,5}$/.test(cacheText)) {
    problems.push(`PAGE_CACHE_MB must be a whole number of megabytes, not "${cacheText}"`);
  }
  const milliseconds = (name: string, fallback: string): number => {
    const value = text(name, fallback);
    const isWhole = /^\d{1,6}$/.test(value) && Number(value) <= 120_000;
    if (!isWhole) problems.push(`${name} must be from 0 to 120000 ms, not "${value}"`);
    return Number(value);
  };
  const proxyText = text('TRUST_PROXY', 'off');
  const proxies = proxyText === 'off' ? [] : proxyText.split(',').map((part) => part.trim());
  if (!proxies.every((proxy) => proxy === 'loopback' || isAddressRange(proxy))) {
    problems.push(
      `TRUST_PROXY must be off, loopback, or addresses and ranges with commas between, not "${proxyText}"`,
    );
  }
  const storeName = text('STORE_NAME', 'Gawai');
  if (storeName.length > 40) problems.push('STORE_NAME must have at most 40 signs');

  const config = {
    port,
    host: text('HOST', '127.0.0.1'),
    gatewayUrl: url('GATEWAY_URL', 'http://127.0.0.1:4000/graphql').href,
    storeUrl: url('STORE_URL', 'http://localhost:3000').href.replace(/\/+$/, ''),
    storeName,
    imageOrigins: [
      url('SHOP_IMAGE_BASE_URL', 'http://localhost:4001').origin,
      ...origins('SHOP_IMAGE_ORIGINS'),
    ],
    paymentOrigins: [
      url('PAYMENT_FORM_URL', 'http://localhost:4001').origin,
      ...origins('PAYMENT_FORM_ORIGINS'),
    ],
    pageCacheMb: Number(cacheText),
    trustProxy: proxies,
    drainDelay: milliseconds('DRAIN_DELAY_MS', '0'),
    drainTimeout: milliseconds('DRAIN_TIMEOUT_MS', '8000'),
  };
  if (problems.length > 0) throw new ConfigProblem(problems);
  return config;
}

/** An address such as `10.0.0.1`, or a range such as `10.0.0.0/8`. */
function isAddressRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    more.length === 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (family === 4 ? 32 : 128)
  );
}

/**
 * Says to the libraries that this is the build, before they are loaded: React renders many times
 * faster without its checks for developers. A value that is set already stays.
 */
export function declareProduction(environment: Record<string, string | undefined> = process.env) {
  environment['NODE_ENV'] ??= 'production';
}
