import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ShopClient } from '../shop-client.ts';
import type { Audit } from './audit.ts';

const PROGRAM = fileURLToPath(new URL('./shop-to-kill.ts', import.meta.url));
const NODE_OPTIONS = ['--import', import.meta.resolve('tsx'), '--conditions=gawai-source'];

/** A shop in a process of its own. */
export interface KillableShop {
  readonly client: ShopClient;
  /** From the start of the process until it was ready, in milliseconds. */
  readonly readyMs: number;
  /** Lets the shop read its books by SQL. */
  readonly audit: () => Promise<Audit>;
  /** `kill -9`, and waits until the process is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts a shop with these settings beside those that every round needs. */
export async function startKillable(env: Readonly<Record<string, string>>): Promise<KillableShop> {
  const started = performance.now();
  const child = spawn(process.execPath, [...NODE_OPTIONS, PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      SHOP_API_PORT: '0',
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      SHOP_CALLS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { url } = await answerOf(child);
  return {
    client: new ShopClient(String(url)),
    readyMs: performance.now() - started,
    audit: async () => {
      child.send('audit');
      return (await answerOf(child))['books'] as Audit;
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const [answer]: unknown[] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [{ error: 'The shop has ended' }]),
    ]);
    const fields = new Map(Object.entries(answer ?? {}));
    if (fields.has('error')) throw new Error(String(fields.get('error')));
    return Object.fromEntries(fields);
  } finally {
    ended.abort();
  }
}
