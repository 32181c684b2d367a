import { createServer as createTcpServer, type Server, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeUpstream, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { upstreamErrorOf } from '../../../test-kit/upstream-error-of.ts';
import { readSettings, TestTransport, timeouts } from '../../../test-kit/test-transport.ts';

let shop: TestTransport;

beforeEach(async () => {
  shop = await TestTransport.start();
});
afterEach(() => shop.stop());

describe('Transport.send', () => {
  it('sends the marker and accept headers, and the token only when there is one', async () => {
    await shop.send(readSettings);
    await shop.send(readSettings, { bearer: '7|rahasia', address: '203.0.113.7' });
    const [guest, customer] = shop.upstream.calls;
    expect(guest?.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(guest?.headers).not.toHaveProperty('authorization');
    expect(guest?.headers).not.toHaveProperty('content-type');
    expect(guest?.headers).not.toHaveProperty('x-forwarded-for');
    expect(customer?.headers).toMatchObject({
      authorization: 'Bearer 7|rahasia',
      'x-forwarded-for': '203.0.113.7',
    });
  });

  it('sends the body as JSON, with the headers of the call', async () => {
    const headers = { 'idempotency-key': 'abcdefgh' };
    const body = { phone: '+62', price: 1 };
    await shop.send({ method: 'POST', path: ['order'], body, headers });
    expect(shop.upstream.calls[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'abcdefgh',
    });
    expect(JSON.parse(shop.upstream.calls[0]?.body ?? '')).toEqual(body);
  });

  it('removes a byte-order mark and decodes UTF-8', async () => {
    shop.upstream.on('GET /settings', { body: '\uFEFF{"name":"Kopi ☕ 😀"}' });
    expect((await shop.send(readSettings)).text).toBe('{"name":"Kopi ☕ 😀"}');
  });

  it('does not follow a redirect', async () => {
    const decoy = await FakeUpstream.start();
    shop.upstream.on('GET /settings', {
      status: 302,
      headers: { location: `${decoy.url}/settings` },
    });
    const response = await shop.send(readSettings, { bearer: 'rahasia', address: null });
    expect([response.status, response.location]).toEqual([302, `${decoy.url}/settings`]);
    expect(decoy.count()).toBe(0);
    await decoy.stop();
  });
});

describe('retries of Transport.send', () => {
  const responses = (...list: FakeResponse[]) => {
    let next = 0;
    return () => list[Math.min(next++, list.length - 1)] ?? {};
  };

  it.each<[string, FakeResponse]>([
    ['a cut connection', { cut: true }],
    ['502', { status: 502 }],
    ['503 without a time', { status: 503 }],
    ['504', { status: 504 }],
  ])('repeats a read after %s', async (_, response) => {
    shop.upstream.on('GET /settings', responses(response, ok({ second: true })));
    expect((await shop.send(readSettings)).text).toContain('second');
    expect(shop.upstream.count()).toBe(2);
  });

  it.each<[string, FakeResponse]>([
    ['500', { status: 500 }],
    ['503 with a time', { status: 503, headers: { 'retry-after': '9' } }],
    ['404', { status: 404 }],
    ['429', { status: 429 }],
  ])('does not repeat a read after %s', async (_, response) => {
    shop.upstream.on('GET /settings', response);
    await shop.send(readSettings);
    expect(shop.upstream.count()).toBe(1);
  });

  it('repeats a read only once', async () => {
    shop.upstream.on('GET /settings', { cut: true });
    const upstreamError = await upstreamErrorOf(shop.send(readSettings));
    expect(upstreamError.code).toBe('SHOP_UNAVAILABLE');
    expect(shop.upstream.count()).toBe(2);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('does not repeat a call with %s', async (method) => {
    for (const response of [{ cut: true } as const, { status: 502 }]) {
      shop.upstream.on(`${method} /order`, response);
      await shop.send({ method, path: ['order'] }).catch(() => null);
    }
    expect(shop.upstream.count()).toBe(2);
  });

  it('sends at most a tenth more calls while every call fails', async () => {
    const names = ['settings', 'product', 'province', 'warehouse', 'order'] as const;
    const calls = names.flatMap((name) => Array.from({ length: 19 }, () => name));
    for (const name of names) shop.upstream.on(`GET /${name}`, { status: 502 });
    for (const name of calls) await shop.send({ method: 'GET', path: [name] });
    expect(shop.upstream.count()).toBeLessThanOrEqual(calls.length * 1.1 + 1);
  });
});

describe('Transport.send without a response', () => {
  it('fails with SHOP_UNAVAILABLE and mayHaveArrived true at the time limit', async () => {
    shop.upstream.on('GET /settings', { hang: true });
    await shop.restart({ timeouts: { ...timeouts, usual: 1_000 } });
    const upstreamError = await upstreamErrorOf(shop.send(readSettings));
    expect([upstreamError.code, upstreamError.detail]).toEqual([
      'SHOP_UNAVAILABLE',
      'GET /settings: timed out',
    ]);
    expect(upstreamError.mayHaveArrived).toBe(true);
  });

  it('uses the whole time limit for a call that must not be retried', async () => {
    await shop.restart({ timeouts: { ...timeouts, usual: 1_000 } });
    shop.upstream.on('POST /order', { hang: true });
    const started = performance.now();
    await upstreamErrorOf(shop.send({ method: 'POST', path: ['order'] }));
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(shop.upstream.count()).toBe(1);
  });

  it('extends the time limit with the timeout "slow"', async () => {
    await shop.restart({ timeouts: { ...timeouts, usual: 50 } });
    let release: (response: FakeResponse) => void = () => undefined;
    const late = new Promise<FakeResponse>((resolve) => (release = resolve));
    shop.upstream.on('GET /settings', () => late);
    const slow = shop.send({ ...readSettings, timeout: 'slow' });
    expect((await upstreamErrorOf(shop.send(readSettings))).code).toBe('SHOP_UNAVAILABLE');
    release(ok({}));
    expect((await slow).status).toBe(200);
  });

  it('returns mayHaveArrived false when no server listens', async () => {
    await shop.upstream.stop();
    const upstreamError = await upstreamErrorOf(shop.send({ method: 'POST', path: ['order'] }));
    expect([upstreamError.code, upstreamError.mayHaveArrived]).toEqual(['SHOP_UNAVAILABLE', false]);
  });

  it('returns mayHaveArrived false when the call times out in the queue', async () => {
    await shop.restart({ timeouts: { ...timeouts, usual: 300 } });
    shop.upstream.on('GET /order/*', { hang: true });
    const readOrder = { method: 'GET', path: ['order', 'x'], timeout: 'slow' } as const;
    const hanging = Array.from({ length: 200 }, () => upstreamErrorOf(shop.send(readOrder)));
    const upstreamError = await upstreamErrorOf(shop.send({ method: 'POST', path: ['order'] }));
    expect([upstreamError.code, upstreamError.mayHaveArrived]).toEqual(['SHOP_UNAVAILABLE', false]);
    expect(upstreamError.detail).toBe('POST /order: timed out in the queue');
    expect(shop.upstream.count('POST /order')).toBe(0);
    await shop.upstream.stop();
    await Promise.all(hanging);
  });

  it('returns mayHaveArrived false when the call times out before the connection is established', async () => {
    const silent = createTcpServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    // The handshake of TLS never ends.
    const baseUrl = `https://127.0.0.1:${port}`;
    await shop.restart({ baseUrl, timeouts: { ...timeouts, usual: 300 } });
    const upstreamError = await upstreamErrorOf(shop.send({ method: 'POST', path: ['order'] }));
    expect([upstreamError.detail, upstreamError.mayHaveArrived]).toEqual([
      'POST /order: timed out',
      false,
    ]);
    silent.close();
  });

  it('returns mayHaveArrived true after a closed connection', async () => {
    shop.upstream.on('POST /order', { cut: true });
    const upstreamError = await upstreamErrorOf(shop.send({ method: 'POST', path: ['order'] }));
    expect(upstreamError.mayHaveArrived).toBe(true);
  });

  it('sends the next call successfully when the shop is back', async () => {
    await shop.upstream.stop();
    await upstreamErrorOf(shop.send(readSettings));
    await shop.upstream.listen();
    expect((await shop.send(readSettings)).status).toBe(200);
  });
});

describe('Transport.send with an invalid response', () => {
  let raw: Server;

  const respondWith = async (text: string) => {
    raw = createTcpServer((socket) => {
      socket.once('data', () => socket.end(text));
      socket.on('error', () => null);
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const { port } = raw.address() as AddressInfo;
    await shop.restart({ baseUrl: `http://127.0.0.1:${port}` });
  };
  afterEach(() => raw.close());

  it('throws an upstream error without a retry for a truncated response', async () => {
    let connections = 0;
    await respondWith('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"status":');
    raw.on('connection', () => (connections += 1));
    expect((await upstreamErrorOf(shop.send(readSettings))).code).toBe('SHOP_UNAVAILABLE');
    expect(connections).toBe(1);
  });

  it('throws an upstream error for a response that is not HTTP', async () => {
    await respondWith('hello\r\n\r\n');
    expect((await upstreamErrorOf(shop.send(readSettings))).code).toBe('SHOP_UNAVAILABLE');
  });

  it('throws an upstream error for a response above 10 MiB', async () => {
    await respondWith(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(10 * 1024 * 1024 + 1)}`);
    expect((await upstreamErrorOf(shop.send(readSettings))).code).toBe('SHOP_BAD_REPLY');
  });
});
