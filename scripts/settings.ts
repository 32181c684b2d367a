import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostInUrl, localHostInUrl } from '../server-kit/src/host-in-url.ts';
import { readDemo, type DemoOfStart } from './demo.ts';

/** The addresses that `npm start` passes to its services and prints. */
export interface ShopAddresses {
  web: string;
  graphql: string;
  shopApi: string;
  /** Whether the reference shop API is started here; false with `SHOP_API_URL`. */
  embedded: boolean;
  demo: DemoOfStart;
  /** Settings that are derived from others, e.g. from the port of another service. */
  derived: Record<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Loads `.env` of the repository; variables that are already set take precedence. */
export function loadDotEnv(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Derives the three public addresses from the settings, and the settings that each service needs about
 * the others. Explicit settings take precedence; each service validates its own.
 */
export function readAddresses(env: Environment): ShopAddresses {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const webPort = text('WEB_PORT') ?? '3000';
  const gatewayPort = text('GATEWAY_PORT') ?? '4000';
  const shopPort = text('SHOP_API_PORT') ?? '4001';
  const host = text('HOST') ?? '127.0.0.1';
  const shown = `http://${hostInUrl(host)}`;
  const own = text('SHOP_API_URL')?.replace(/\/+$/, '');
  const shopApi = own ?? `${shown}:${shopPort}`;
  const publicShop = text('SHOP_PUBLIC_URL')?.replace(/\/+$/, '') ?? shopApi;

  const embedded = own === undefined;
  const demo = readDemo(text, embedded);
  const wanted: Record<string, string> = {
    STORE_URL: `${shown}:${webPort}`,
    GATEWAY_URL: `http://${localHostInUrl(host)}:${gatewayPort}/graphql`,
    SHOP_IMAGE_BASE_URL: `${publicShop}/images`,
    ...(demo.hasSandbox ? { PAYMENT_FORM_URL: `${publicShop}/sandbox/ipay88/PG` } : {}),
  };
  // Nothing follows from a wrong port: the program that reads it names it.
  const isUsable = ([name, value]: [string, string]) =>
    text(name) === undefined && URL.canParse(value);
  const derived = {
    ...Object.fromEntries(Object.entries(wanted).filter(isUsable)),
    // All shared reads of the gateway come from one address.
    ...(embedded ? { SHOP_CALLS_PER_MINUTE: text('SHOP_CALLS_PER_MINUTE') ?? '60000' } : {}),
    TRUST_PROXY: withLoopback(text('TRUST_PROXY')),
  };
  return {
    web: text('STORE_URL') ?? `${shown}:${webPort}`,
    graphql: `${shown}:${gatewayPort}/graphql`,
    shopApi,
    embedded,
    demo,
    derived,
  };
}

/**
 * The proxies that all three servers trust. They run on one machine and forward the client's address to each other,
 * so a balancer that is set adds to that.
 */
function withLoopback(proxies: string | undefined): string {
  if (proxies === undefined) return 'loopback';
  return proxies === 'off' ? proxies : `loopback,${proxies}`;
}
