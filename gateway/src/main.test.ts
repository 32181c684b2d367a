import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeUpstream, ok, type FakeResponse } from '../test-kit/fake-upstream.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Loaded before the program: makes the process fail as requested by a message. */
const CRASH = `data:text/javascript,${encodeURIComponent(`
  const fail = () => {
    throw new Error('broken on purpose');
  };
  process.on('message', (how) => {
    if (how === 'throw') setImmediate(fail);
    if (how === 'reject') void Promise.resolve().then(fail);
  });
`)}`;
let child: ChildProcess | null = null;

afterEach(() => {
  child?.kill('SIGKILL');
});

/** Starts the built program as `npm start` does, with an IPC channel and an unreachable shop. */
function start(env: Record<string, string>) {
  const program = spawn(process.execPath, ['--import', CRASH, MAIN], {
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

describe('main', () => {
  it('reports its address although the shop is down, and exits with code 0 on SIGTERM', async () => {
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

  it.each([
    ['after it is ready', 'message'],
    ['while it starts', 'spawn'],
  ])('exits when its parent process disconnects %s', async (_, event) => {
    const { program, exit } = start({ GATEWAY_PORT: '0' });
    await once(program, event);
    program.disconnect();
    expect(await exit).toEqual([0, null]);
  });

  it.each([
    ['throw', 'uncaughtException'],
    ['reject', 'unhandledRejection'],
  ])(
    'logs the error (%s), completes running requests and exits with code 1',
    async (how, event) => {
      const upstream = await FakeUpstream.start();
      let respond: (response: FakeResponse) => void = () => undefined;
      const requested = new Promise<void>((resolve) => {
        upstream.on('GET /slider', () => {
          resolve();
          return new Promise((ready) => (respond = ready));
        });
      });
      const { program, output, exit } = start({ GATEWAY_PORT: '0', SHOP_API_URL: upstream.url });
      const [message] = await once(program, 'message');
      const running = fetch(`${message.url}/graphql?query={slides{id}}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
      await requested;
      program.send(how);
      await vi.waitFor(() => expect(output.text).toContain(event));
      // Requests on connections from before it stopped listening are still served.
      await vi.waitFor(() => expect(fetch(`${message.url}/health/live`)).rejects.toThrow(), 10_000);
      respond(ok([]));
      expect(await (await running).json()).toEqual({ data: { slides: [] } });
      expect(await exit).toEqual([1, null]);
      expect(output.text).toContain('broken on purpose');
      await upstream.stop();
    },
  );

  it('serves /metrics on a separate port only', async () => {
    const { program, output } = start({ GATEWAY_PORT: '0', GATEWAY_METRICS_PORT: '0' });
    const [message] = await once(program, 'message');
    expect((await fetch(`${message.url}/metrics`)).status).toBe(404);
    const metricsUrl = /http:\/\/127\.0\.0\.1:\d+\/metrics/;
    await vi.waitFor(() => expect(output.text).toMatch(metricsUrl));
    const metrics = await fetch(metricsUrl.exec(output.text)?.[0] ?? '');
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('reports a port in use in one sentence', async () => {
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

  it('reports a folder of trusted documents that does not exist in one sentence', async () => {
    const { output, exit } = start({ GATEWAY_PORT: '0', TRUSTED_DOCUMENTS_DIR: '/nothing' });
    expect(await exit).toEqual([1, null]);
    expect(output.text.trim()).toBe(
      'The gateway cannot start: there is no manifest of trusted documents in /nothing. Correct TRUSTED_DOCUMENTS_DIR, or set TRUSTED_DOCUMENTS=off.',
    );
  });

  it('reports every invalid setting', async () => {
    const { output, exit } = start({ GATEWAY_PORT: 'x', CORS_ORIGINS: '*' });
    expect(await exit).toEqual([1, null]);
    expect(output.text.trim().split('\n')).toEqual([
      'The gateway cannot start with these settings:',
      expect.stringContaining('GATEWAY_PORT'),
      expect.stringContaining('CORS_ORIGINS'),
    ]);
  });
});
