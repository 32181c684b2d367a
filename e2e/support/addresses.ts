import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The first process chooses the ports; the workers inherit them in its environment.
process.env['E2E_BASE_PORT'] ??= String(20_000 + (process.pid % 3_000) * 4);
const base = Number(process.env['E2E_BASE_PORT']);

/** Addresses of the shop under test. */
export const addresses = {
  web: `http://localhost:${String(base)}`,
  graphql: `http://localhost:${String(base + 1)}/graphql`,
  gateway: `http://localhost:${String(base + 1)}`,
  shopApi: `http://localhost:${String(base + 2)}`,
  /** Origin of a third-party frontend; the gateway allows it. */
  otherFrontend: `http://localhost:${String(base + 3)}`,
};

/** Settings of the shop under test: its own ports and data folder, and no pre-rendering of pictures. */
export const shopEnvironment = {
  WEB_PORT: String(base),
  GATEWAY_PORT: String(base + 1),
  SHOP_API_PORT: String(base + 2),
  SHOP_DATA_DIR: join(tmpdir(), `gawai-e2e-${String(base)}`),
  STORE_URL: addresses.web,
  CORS_ORIGINS: addresses.otherFrontend,
  // The front proxies of forwarded-address.spec.ts send X-Forwarded-For.
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
  SHOP_PRE_RENDER: 'off',
};
