import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses that `npm start` gives to its services and prints. */
export interface ShopAddresses {
  web: string;
  graphql: string;
  shopApi: string;
  /** Whether the reference shop API is started here, or the shop has its own. */
  embedded: boolean;
}

/** Reads `.env` of the repository into the environment; what is set there already wins. */
export function loadDotEnv(root: string): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Works out the three public addresses from the settings; each service checks its own settings itself. */
export function readAddresses(env: NodeJS.ProcessEnv): ShopAddresses {
  const own = env['SHOP_API_URL']?.trim();
  return {
    web: `http://localhost:${env['WEB_PORT'] ?? '3000'}`,
    graphql: `http://localhost:${env['GATEWAY_PORT'] ?? '4000'}/graphql`,
    shopApi: own ? own : `http://localhost:${env['SHOP_API_PORT'] ?? '4001'}`,
    embedded: !own,
  };
}
