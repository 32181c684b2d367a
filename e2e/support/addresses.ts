import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The first process to read this picks the ports; the workers inherit its environment and agree.
process.env['E2E_BASE_PORT'] ??= String(20_000 + (process.pid % 3_000) * 4);
const base = Number(process.env['E2E_BASE_PORT']);

/** Where the shop under test listens. */
export const addresses = {
  web: `http://localhost:${String(base)}`,
  graphql: `http://localhost:${String(base + 1)}/graphql`,
  gateway: `http://localhost:${String(base + 1)}`,
  shopApi: `http://localhost:${String(base + 2)}`,
  /** Origin of a third-party frontend; the gateway allows it. */
  otherFrontend: `http://localhost:${String(base + 3)}`,
};

/** The settings of the shop under test: ports and a data folder of its own, and no drawing beside the tests. */
export const shopEnvironment = {
  WEB_PORT: String(base),
  GATEWAY_PORT: String(base + 1),
  SHOP_API_PORT: String(base + 2),
  SHOP_DATA_DIR: join(tmpdir(), `gawai-e2e-${String(base)}`),
  STORE_URL: addresses.web,
  CORS_ORIGINS: addresses.otherFrontend,
  // Front proxies of forwarded-address.spec.ts say who the shopper is.
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
  SHOP_PRE_RENDER: 'off',
};
