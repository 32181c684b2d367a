import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ShopClient } from '../shop-client.ts';

/** The program that shops run, as it was built. */
const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A shop in a separate process. */
export interface KillableShop {
  readonly client: ShopClient;
  /** From the start of the process until it was ready, in milliseconds. */
  readonly readyMs: number;
  /** Sends SIGKILL and waits until the process has exited. */
  readonly kill: () => Promise<void>;
}

/** Starts a shop with these settings and those of every round. */
export async function startKillable(env: Readonly<Record<string, string>>): Promise<KillableShop> {
  const started = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      SHOP_API_PORT: '0',
      SHOP_DEMO: 'on',
      SHOP_SEED: 'off',
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      SHOP_CALLS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([ready]: { url: string }[]) => ready?.url),
    gone.then(() => undefined),
  ]);
  if (url === undefined) throw new Error('The shop exited before it was ready');
  return {
    client: new ShopClient(url),
    readyMs: performance.now() - started,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
