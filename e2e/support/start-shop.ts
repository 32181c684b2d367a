import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running command of the shop, with its output so far. */
export interface StartedShop {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code once it has ended. */
  ended: Promise<number | null>;
  /** Resolves once it has printed this text; rejects when it ends first. */
  printed: (expected: string) => Promise<void>;
  /** Sends SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/** Settings of a separate shop: web, gateway and shop API at `port` and the next two, data in `folder`. */
export function ownShop(port: number, folder: string) {
  return {
    WEB_PORT: String(port),
    GATEWAY_PORT: String(port + 1),
    SHOP_API_PORT: String(port + 2),
    SHOP_DATA_DIR: folder,
  };
}

/** Runs `npm start`, or another command in another folder, with these settings and PATH and HOME only. */
export function startShop(
  settings: Record<string, string>,
  { command = 'start', folder = root, args = [] as string[] } = {},
): StartedShop {
  const child = spawn('npm', ['run', command, '--', ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const take = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const printed = (expected: string) =>
    new Promise<void>((resolve, reject) => {
      const search = () => {
        if (text.includes(expected)) resolve();
      };
      listeners.add(search);
      void ended.then(() => reject(new Error(`ended before printing "${expected}":\n${text}`)));
      search();
    });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, output: () => text, ended, printed, stop };
}
