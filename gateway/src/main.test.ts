import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
let child: ChildProcess | null = null;

afterEach(() => {
  child?.kill('SIGKILL');
});

/** Starts the program as `npm start` does, with a channel, before a shop that is not there. */
function start(env: Record<string, string>) {
  const program = spawn(process.execPath, ['--conditions=gawai-source', '--import', 'tsx', MAIN], {
    env: { PATH: process.env['PATH'], SHOP_API_URL: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child = program;
  const output = { text: '' };
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (data: Buffer) => (output.text += data.toString()));
  }
  return { program, output, exit: once(program, 'exit') };
}

describe('the program', () => {
  it('says where it listens although the shop is down, and ends cleanly when asked to', async () => {
    const { program, output, exit } = start({ GATEWAY_PORT: '0' });
    const [message] = await once(program, 'message');
    expect(message).toEqual({
      ready: true,
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
    expect((await fetch(`${message.url}/health/live`)).status).toBe(200);
    program.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expect(fetch(`${message.url}/health/live`)).rejects.toThrow();
    expect(output.text).toContain('gateway is listening');
  });

  it('names a taken port in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { output, exit } = start({ GATEWAY_PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await exit).toEqual([1, null]);
    expect(output.text.trim()).toBe(
      `The gateway cannot listen on 127.0.0.1:${port}: the port is taken. Set GATEWAY_PORT to a free one.`,
    );
    taken.close();
  });

  it('names everything that is wrong with its settings', async () => {
    const { output, exit } = start({ GATEWAY_PORT: 'x', CORS_ORIGINS: '*' });
    expect(await exit).toEqual([1, null]);
    expect(output.text.trim().split('\n')).toEqual([
      'The gateway cannot start with these settings:',
      expect.stringContaining('CORS_ORIGINS'),
      expect.stringContaining('GATEWAY_PORT'),
    ]);
  });
});
