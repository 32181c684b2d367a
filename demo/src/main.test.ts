import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../shop-api/test-kit/temporary-data-dir.ts';
import { pluck } from '../../shop-api/test-kit/shop-client.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const folder = temporaryDataDir();

const usual = () => ({ SHOP_API_PORT: '0', SHOP_DATA_DIR: folder, SHOP_PRE_RENDER: 'off' });

/** Runs the built program, with a channel as `npm start` does, and collects its error output. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...usual(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (data) => (errorOutput += String(data)));
  child.stdout?.resume();
  return { child, errorOutput: () => errorOutput };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => ['ended']),
  ]);
  expect(message).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/localhost:\d+$/) });
  return String(pluck([message], 'url')[0]);
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return child.exitCode;
  const [code]: unknown[] = await once(child, 'exit');
  return code;
}

describe('main', () => {
  it('prints its URL, starts again after a kill, and exits with 0 on SIGTERM', async () => {
    const first = run();
    const url = await readyUrl(first.child);
    const before = await (await fetch(`${url}/product?source=pagination`)).text();
    expect(before).toContain('"status":"success"');
    first.child.kill('SIGKILL');
    await exitOf(first.child);

    const second = run();
    const again = await readyUrl(second.child);
    const after = await (await fetch(`${again}/product?source=pagination`)).text();
    expect(after.replaceAll(/localhost:\d+/g, '')).toBe(before.replaceAll(/localhost:\d+/g, ''));
    second.child.kill('SIGTERM');
    expect(await exitOf(second.child)).toBe(0);
    await expect(fetch(`${again}/health`)).rejects.toThrow();
  }, 120_000);

  it('prints every wrong setting in one message and exits', async () => {
    const { child, errorOutput } = run({ SHOP_API_PORT: 'x', STORE_URL: 'y', LOG_LEVEL: 'z' });
    expect(await exitOf(child)).toBe(1);
    expect(errorOutput().trim().split('\n')).toEqual([
      'The shop API cannot start. Wrong settings:',
      expect.stringContaining('SHOP_API_PORT'),
      expect.stringContaining('STORE_URL'),
      expect.stringContaining('LOG_LEVEL'),
    ]);
  });

  it('prints in one line that its port is in use and exits, without a change of its data', async () => {
    const server: Server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { child, errorOutput } = run({
      SHOP_API_PORT: String(port),
      SHOP_DATA_DIR: join(folder, 'x'),
    });
    expect(await exitOf(child)).toBe(1);
    expect(errorOutput().trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop the program that uses it, or set SHOP_API_PORT.`,
    );
    server.close();
  });
});
