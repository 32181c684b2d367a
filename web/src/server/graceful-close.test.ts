import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PageSource } from './page-source.ts';
import { listen, startWebServer } from '../../test-kit/web-server.ts';

const CLIENTS = 50;

async function startWeb(settings: Record<string, string> = {}, source: Partial<PageSource> = {}) {
  const web = await startWebServer({
    settings: { GATEWAY_URL: 'http://127.0.0.1:9/', ...settings },
    source,
  });
  onTestFinished(web.close);
  return web;
}

/** Sends a request over the one connection of an agent. */
async function send(agent: Agent, url: string): Promise<[status: number, connection: string]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url, { agent }, resolve).on('error', reject).end();
  });
  await text(response);
  return [response.statusCode ?? 0, response.headers.connection ?? ''];
}

describe('graceful close of the web server', () => {
  it(`responds to the next request of each of ${CLIENTS} keep-alive connections`, async () => {
    const web = await startWeb();
    const agents = Array.from(
      { length: CLIENTS },
      () => new Agent({ keepAlive: true, maxSockets: 1 }),
    );
    const all = () => Promise.all(agents.map((agent) => send(agent, `${web.url}/robots.txt`)));
    const before = await all();
    expect(new Set(before.map(([, connection]) => connection))).toEqual(new Set(['keep-alive']));
    const stopped = web.stop();
    expect(await all()).toEqual(agents.map(() => [200, 'close']));
    await stopped;
  });

  it('completes running requests', async () => {
    let finish: () => void = () => undefined;
    const gateway = createServer((_request, response) => {
      finish = () => response.end('{"data":{}}');
    });
    const listening = await listen(gateway);
    onTestFinished(listening.close);
    const web = await startWeb({ GATEWAY_URL: `${listening.url}/graphql` });
    const running = fetch(`${web.url}/graphql`, { method: 'POST', body: '{}' });
    await once(gateway, 'request');
    const stopped = web.stop();
    await vi.waitFor(() => expect(fetch(`${web.url}/robots.txt`)).rejects.toThrow(), 10_000);
    finish();
    const response = await running;
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    expect(await response.json()).toEqual({ data: {} });
    await stopped;
  });

  it('closes the connection of a page that was being rendered', async () => {
    const renders = new EventEmitter();
    const render = async () => {
      renders.emit('begun');
      await once(renders, 'finish');
      return { status: 200, headers: {}, html: 'page', lifetime: 0 };
    };
    const web = await startWeb({}, { render });
    const begun = once(renders, 'begun');
    const running = send(new Agent({ keepAlive: true }), `${web.url}/cart`);
    await begun;
    const stopped = web.stop();
    await vi.waitFor(() => expect(fetch(`${web.url}/robots.txt`)).rejects.toThrow(), 10_000);
    renders.emit('finish');
    expect(await running).toEqual([200, 'close']);
    await stopped;
  });

  it('responds to every request during the drain delay, but is not ready', async () => {
    const web = await startWeb({ DRAIN_DELAY_MS: '300' });
    const stopped = web.stop();
    const responses = await Promise.all(
      ['/health/live', '/health/ready', '/robots.txt'].map((path) => fetch(web.url + path)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 503, 200]);
    await stopped;
    await expect(fetch(`${web.url}/health/live`)).rejects.toThrow();
  });

  it('drains longer than the plugin timeout of Fastify, if so configured', async () => {
    const web = await startWeb({ DRAIN_DELAY_MS: '1000' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stopped = web.stop();
    expect((await fetch(`${web.url}/health/ready`)).status).toBe(503);
    vi.advanceTimersByTime(60_000);
    expect((await fetch(`${web.url}/health/live`)).status).toBe(200);
    await stopped;
  });

  it('waits neither for connections without a request nor longer than the drain timeout', async () => {
    const silentGateway = createServer(() => undefined);
    const listening = await listen(silentGateway);
    onTestFinished(listening.close);
    const web = await startWeb({
      GATEWAY_URL: `${listening.url}/graphql`,
      DRAIN_TIMEOUT_MS: '100',
    });
    const silent = connect(Number(new URL(web.url).port), '127.0.0.1');
    await once(silent, 'connect');
    const running = fetch(`${web.url}/graphql`, { method: 'POST', body: '{}' }).then(
      () => 'responded',
      () => 'closed',
    );
    await once(silentGateway, 'request');
    const stopped = web.stop();
    await once(silent, 'close');
    expect(await running).toBe('closed');
    await stopped;
  });
});
