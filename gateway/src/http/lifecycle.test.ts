import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { categories } from '../../test-kit/samples.ts';

let shop: TestGateway;
afterEach(() => shop.stop());

const health = async (path: 'live' | 'ready') => (await fetch(`${shop.url}/health/${path}`)).status;

describe('gateway without a reachable shop', () => {
  it('reports live but not ready, names the failed field, and recovers', async () => {
    shop = await startGateway({
      'GET /health': ok({ ready: true }),
      'GET /product-category': ok(categories),
    });
    await shop.upstream.stop();
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    const down = await shop.execute('{ categories { id } __typename }');
    expect(down.data).toEqual({ categories: null, __typename: 'Query' });
    expect(down.errors[0]).toMatchObject({
      message: 'Terjadi kesalahan pada server. Silakan coba lagi.',
      path: ['categories'],
      extensions: { code: 'SHOP_UNAVAILABLE' },
    });
    await shop.upstream.listen();
    shop.advance(1_000);
    expect((await shop.execute('{ categories { id } }')).data.categories).toHaveLength(4);
    expect(await health('ready')).toBe(200);
  });
});

describe('GET /health/ready', () => {
  it('calls the shop at most once in five seconds', async () => {
    shop = await startGateway({ 'GET /health': ok({ ready: true }) });
    await Promise.all([health('ready'), health('ready')]);
    expect([await health('ready'), shop.upstream.count()]).toEqual([200, 1]);
    shop.advance(5_000);
    shop.upstream.on('GET /health', { status: 503, headers: { 'retry-after': '1' } });
    expect([await health('ready'), shop.upstream.count()]).toEqual([503, 2]);
  });

  it('reads the settings of a shop without GET /health', async () => {
    shop = await startGateway({ 'GET /settings': ok({}) });
    expect(await health('ready')).toBe(200);
    expect(shop.upstream.calls.map((call) => call.path)).toEqual(['/health', '/settings']);
  });
});

describe('gateway.stop', () => {
  it('waits for running requests and accepts no new ones', async () => {
    let respond: (response: ReturnType<typeof ok>) => void = () => undefined;
    let arrived: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (arrived = resolve));
    shop = await startGateway({
      'GET /product-category': () => {
        arrived();
        return new Promise((resolve) => (respond = resolve));
      },
    });
    const running = shop.execute('{ categories { id } }');
    await seen;
    const stopped = shop.gateway.stop();
    await vi.waitFor(() => expect(fetch(`${shop.url}/health/live`)).rejects.toThrow());
    respond(ok(categories));
    const last = await running;
    expect(last.data.categories).toHaveLength(4);
    expect(last.headers.get('connection')).toBe('close');
    await stopped;
  });

  it('serves a request whose head has begun, and returns 503 for later ones', async () => {
    shop = await startGateway();
    const head = 'GET /graphql?query={__typename} HTTP/1.1\r\nhost: a\r\n';
    const rest = 'apollo-require-preflight: 1\r\n\r\n';
    const early = await connected(head);
    const late = await connected(head);
    const silent = await connected('');
    const stopped = shop.gateway.stop();
    early.socket.write(rest);
    expect(await early.response).toMatch(/^HTTP\/1.1 200 .*connection: close.*Query/is);
    // A connection without a request is closed when no more are accepted.
    expect(await silent.response).toBe('');
    late.socket.write(rest);
    expect(await late.response).toMatch(
      /^HTTP\/1.1 503 (?=.*retry-after: 1\r).*connection: close.*SHUTTING_DOWN/is,
    );
    await stopped;
  });

  it('reports not ready during drainDelay, but still serves every request', async () => {
    shop = await startGateway(
      { 'GET /health': ok({ ready: true }), 'GET /product-category': ok(categories) },
      { drainDelay: 300 },
    );
    expect(await health('ready')).toBe(200);
    const stopped = shop.gateway.stop();
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    const late = await shop.execute('{ categories { id } }');
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    await expect(fetch(`${shop.url}/health/live`)).rejects.toThrow();
  });

  it('drains for the whole drainDelay, also beyond Fastify’s plugin timeout of ten seconds', async () => {
    shop = await startGateway({ 'GET /health': ok({ ready: true }) }, { drainDelay: 1_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stopped = shop.gateway.stop();
    expect(await health('ready')).toBe(503);
    vi.advanceTimersByTime(60_000);
    expect(await health('live')).toBe(200);
    await stopped;
  });

  it('skips drainDelay with atOnce', async () => {
    shop = await startGateway({}, { drainDelay: 60_000 });
    await shop.gateway.stop({ atOnce: true });
    await expect(fetch(`${shop.url}/health/live`)).rejects.toThrow();
  });

  it('closes connections after drainTimeout', async () => {
    let arrived: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (arrived = resolve));
    const hang = () => {
      arrived();
      return { hang: true } as const;
    };
    shop = await startGateway({ 'GET /product-category': hang }, { drainTimeout: 50 });
    const running = shop.execute('{ categories { id } }').then(
      () => 'completed',
      () => 'cut',
    );
    await seen;
    const stopped = shop.gateway.stop();
    expect(await running).toBe('cut');
    await stopped;
  });
});

/** A connection that the gateway has accepted and read `beginning` from, and its whole response. */
async function connected(
  beginning: string,
): Promise<{ socket: Socket; response: Promise<string> }> {
  const { port, hostname } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  const response = once(socket, 'close').then(() => text);
  const [accepted] = await once(shop.gateway.app.server, 'connection');
  if (beginning !== '') {
    socket.write(beginning);
    await once(accepted, 'readable');
  }
  return { socket, response };
}
