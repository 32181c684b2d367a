import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running command of the shop, with its output so far. */
export interface StartedShop {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code once it has ended. */
  ended: Promise<number | null>;
  /** Resolves once it has printed these words; rejects when it ends first. */
  printed: (words: string) => Promise<void>;
  /** Ends it as an operator does; resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/** Settings of a shop beside the one of all tests: web, gateway and shop API from `port` on, data in `folder`. */
export function ownShop(port: number, folder: string) {
  return {
    WEB_PORT: String(port),
    GATEWAY_PORT: String(port + 1),
    SHOP_API_PORT: String(port + 2),
    SHOP_DATA_DIR: folder,
  };
}

/** Runs `npm start`, or another command elsewhere, with these settings on top of a bare environment. */
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
  const printed = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (text.includes(words)) resolve();
      };
      listeners.add(look);
      void ended.then(() => reject(new Error(`ended before printing "${words}":\n${text}`)));
      look();
    });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, output: () => text, ended, printed, stop };
}
