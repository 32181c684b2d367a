import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, stopService } from '../../scripts/processes.ts';
import { bin, runCommand } from '../../scripts/run-command.ts';

const MAIN = fileURLToPath(new URL('../../demo/dist/main.js', import.meta.url));
const STOP_TIMEOUT_MS = 20_000;

/** Where a shop stores its data: a PostgreSQL address, or the folder of the embedded database. */
export type DataLocation = { readonly databaseUrl: string } | { readonly dataDir: string };

/** The shop API as it is run by `npm start`, in a process of its own on a free port. */
export interface ShopProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Builds the shop API unless it is built already. */
export async function buildShop(): Promise<void> {
  const command = [bin('turbo'), 'run', 'build', '--filter=@gawai/demo'];
  const build = await runCommand(command, { quiet: true });
  if (build.code !== 0) throw new Error(`The shop API cannot be built:\n${build.output}`);
}

/** Starts the built shop API, without limits, and waits until it is ready; `more` are further settings. */
export async function startShopProcess(
  location: DataLocation,
  more: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const secrets = await mkdtemp(join(tmpdir(), 'gawai-bench-'));
  const where =
    'databaseUrl' in location
      ? { DATABASE_URL: location.databaseUrl, SHOP_DATA_DIR: secrets, SHOP_DEMO: 'on' }
      : { DATABASE_URL: '', SHOP_DATA_DIR: location.dataDir };
  const env = {
    ...where,
    SHOP_API_PORT: '0',
    SHOP_CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const command = [process.execPath, '--enable-source-maps', MAIN];
  const service = await startService({ name: 'shop-api', command, env }, () => undefined);
  const stop = async () => {
    await stopService(service.process, STOP_TIMEOUT_MS);
    await rm(secrets, { recursive: true });
  };
  return { url: service.url, stop };
}
