import { fork } from 'node:child_process';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

/** Starts the web server from source; `output` returns its stderr, `ended` resolves to its exit code. */
function start(env: Record<string, string>) {
  const child = fork(program, {
    execArgv: ['--conditions=gawai-source', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'development', WEB_PORT: '0', ...env },
    silent: true,
  });
  let output = '';
  child.stderr?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const message = new Promise<unknown>((resolve) => child.once('message', resolve));
  return { child, ended, message, output: () => output };
}

/** The status of a request over the one connection of an agent. */
function send(agent: Agent, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { agent }, (response) => {
      response.resume().once('end', () => {
        resolve(response.statusCode);
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the web server on SIGTERM', () => {
  it('responds to 50 of 50 keep-alive connections once more, then exits with code 0', async () => {
    const { child, ended, message } = start({ DRAIN_DELAY_MS: '2000' });
    const { url } = (await message) as { url: string };
    const agents = Array.from({ length: 50 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const all = () => Promise.all(agents.map((agent) => send(agent, `${url}/robots.txt`)));
    await all();
    child.kill('SIGTERM');
    expect(await all()).toEqual(agents.map(() => 200));
    expect(await ended).toBe(0);
  }, 30_000);
});

describe('server.ts', () => {
  it('reports its address, responds to requests and stops on SIGTERM', async () => {
    const { child, ended, message } = start({});
    const ready = (await message) as { ready: boolean; url: string };
    expect(ready.ready).toBe(true);
    const response = await fetch(`${ready.url}/robots.txt`);
    expect(await response.text()).toContain('User-agent');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 30_000);

  it('exits when its parent process ends during the start', async () => {
    const { child, ended } = start({});
    child.disconnect();
    expect(await ended).toBe(0);
  }, 30_000);

  it('exits with one message that lists every invalid setting', async () => {
    const { ended, output } = start({ WEB_PORT: 'x', GATEWAY_URL: 'y' });
    expect(await ended).toBe(1);
    expect(output()).toContain('WEB_PORT must be a whole number');
    expect(output()).toContain('GATEWAY_URL must be an http or https address');
  }, 30_000);

  it.each(['WEB_PORT', 'WEB_METRICS_PORT'])(
    'exits with a message that names %s when the port is in use',
    async (setting) => {
      const holder = createServer();
      const port = await new Promise<number>((resolve) => {
        holder.listen(0, '127.0.0.1', () => {
          const address = holder.address();
          resolve(typeof address === 'object' && address !== null ? address.port : 0);
        });
      });
      const { ended, output } = start({ [setting]: String(port) });
      expect(await ended).toBe(1);
      expect(output()).toContain(`port ${port} is taken. Set ${setting} to another one.`);
      holder.close();
    },
    30_000,
  );
});
