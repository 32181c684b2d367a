import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDemo, type DemoOfStart } from './demo.ts';

/** The addresses that `npm start` gives to its services and prints. */
export interface ShopAddresses {
  web: string;
  graphql: string;
  shopApi: string;
  /** Whether the reference shop API is started here, or the shop has its own. */
  embedded: boolean;
  demo: DemoOfStart;
  /** Settings that follow from the others, for services that cannot know their neighbours' ports. */
  derived: Record<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `.env` of the repository into the environment; what is set there already wins. */
export function loadDotEnv(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Works out the three public addresses from the settings, and what each service must be told of the
 * others. What is set wins; each service checks its own settings itself.
 */
export function readAddresses(env: Environment): ShopAddresses {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const webPort = text('WEB_PORT') ?? '3000';
  const gatewayPort = text('GATEWAY_PORT') ?? '4000';
  const shopPort = text('SHOP_API_PORT') ?? '4001';
  const own = text('SHOP_API_URL')?.replace(/\/+$/, '');
  const shopApi = own ?? `http://localhost:${shopPort}`;

  const embedded = own === undefined;
  const demo = readDemo(text, embedded);
  const wanted: Record<string, string> = {
    STORE_URL: `http://localhost:${webPort}`,
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/graphql`,
    SHOP_IMAGE_BASE_URL: `${shopApi}/images`,
    // The three speak to each other on this machine and hand the shopper's address on.
    TRUST_PROXY: 'loopback',
    // What the gateway reads for everybody comes from its one address.
    ...(embedded ? { SHOP_CALLS_PER_MINUTE: '60000' } : {}),
    ...(demo.hasSandbox ? { PAYMENT_FORM_URL: `${shopApi}/sandbox/ipay88/PG` } : {}),
  };
  const derived = Object.fromEntries(
    Object.entries(wanted).filter(([name]) => text(name) === undefined),
  );
  return {
    web: text('STORE_URL') ?? `http://localhost:${webPort}`,
    graphql: `http://localhost:${gatewayPort}/graphql`,
    shopApi,
    embedded,
    demo,
    derived,
  };
}
