import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startService, stopService } from '../../scripts/processes.ts';

/** Includes the build, in ms. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 40_000;

/** Away from the usual ports, so that a shop in development can keep running. */
const PORTS = { WEB_PORT: '3980', GATEWAY_PORT: '4980', SHOP_API_PORT: '4981' };

export interface RunningShop {
  readonly url: string;
  /** Process that has started the programs of the shop. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function untilHealthy(url: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const response = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await wait(500);
  }
  throw new Error(`npm start took more than ${START_TIMEOUT_MS} ms`);
}

/** Runs `npm start` on ports of its own and waits until the shop is ready; `more` are further settings. */
export async function startShop(more: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  // Each picture is rendered with its first request, not all of them beside the measurement.
  const env = { ...PORTS, LOG_LEVEL: 'warn', SHOP_PRE_RENDER: 'off', ...more };
  const spec = {
    name: 'npm start',
    command: [process.execPath, 'scripts/bootstrap.mjs', 'start'],
    env,
  };
  const url = `http://localhost:${PORTS.WEB_PORT}`;
  let shop: ChildProcess | undefined;
  const stop = async () => {
    if (shop !== undefined) await stopService(shop, STOP_TIMEOUT_MS);
  };
  // It sends no ready message: the first of the two ends only by an error.
  const ended = startService(spec, (child) => (shop = child));
  try {
    await Promise.race([ended, untilHealthy(url)]);
  } catch (error) {
    await stop();
    throw error;
  }
  ended.catch(() => undefined);
  return { url, pid: shop?.pid ?? NaN, stop };
}

/** As `startShop`, with a data folder that `stop` deletes and without a limit on calls: orders may be placed. */
export async function startThrowawayShop(): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'gawai-bench-'));
  const shop = await startShop({
    SHOP_DATA_DIR: folder,
    DATABASE_URL: '',
    SHOP_CALLS_PER_MINUTE: '1000000',
  });
  const stop = async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...shop, stop };
}
