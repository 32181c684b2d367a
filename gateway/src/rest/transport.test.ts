import { createServer as createTcpServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeUpstream, ok, type FakeReply } from '../../test-kit/fake-upstream.ts';
import { faultOf } from '../../test-kit/fault-of.ts';
import { nobody } from './rest-call.ts';
import { Transport } from './transport.ts';

const timeouts = { connect: 1_000, usual: 2_000, slow: 2_000, upload: 2_000, retryPause: 1 };
const read = { method: 'GET', path: ['settings'] } as const;
let upstream: FakeUpstream;
let transport: Transport;

beforeEach(async () => {
  upstream = await FakeUpstream.start({ 'GET /settings': ok({}), 'POST /order': ok({}) });
  transport = new Transport({ baseUrl: upstream.url, timeouts });
});
afterEach(async () => {
  await upstream.stop();
  await transport.close();
});

describe('every call', () => {
  it('carries the marker and asks for JSON, and the token only when there is one', async () => {
    await transport.send(read, nobody);
    await transport.send(read, { bearer: '7|rahasia', address: '203.0.113.7' });
    const [guest, customer] = upstream.calls;
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

  it('sends its body as JSON, with headers of its own', async () => {
    const headers = { 'idempotency-key': 'abcdefgh' };
    const body = { phone: '+62', price: 1 };
    await transport.send({ method: 'POST', path: ['order'], body, headers }, nobody);
    expect(upstream.calls[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'abcdefgh',
    });
    expect(JSON.parse(upstream.calls[0]?.body ?? '')).toEqual(body);
  });

  it('drops a byte-order mark and keeps every sign of UTF-8', async () => {
    upstream.on('GET /settings', { body: '\uFEFF{"name":"Kopi ☕ 😀"}' });
    expect((await transport.send(read, nobody)).text).toBe('{"name":"Kopi ☕ 😀"}');
  });

  it('does not follow a redirect', async () => {
    const decoy = await FakeUpstream.start();
    upstream.on('GET /settings', { status: 302, headers: { location: `${decoy.url}/settings` } });
    const reply = await transport.send(read, { bearer: 'rahasia', address: null });
    expect([reply.status, reply.location]).toEqual([302, `${decoy.url}/settings`]);
    expect(decoy.count()).toBe(0);
    await decoy.stop();
  });
});

describe('a second try', () => {
  const replies = (...list: FakeReply[]) => {
    let next = 0;
    return () => list[Math.min(next++, list.length - 1)] ?? {};
  };

  it.each<[string, FakeReply]>([
    ['a cut connection', { cut: true }],
    ['502', { status: 502 }],
    ['503 without a time', { status: 503 }],
    ['504', { status: 504 }],
  ])('is made for a read after %s', async (_, reply) => {
    upstream.on('GET /settings', replies(reply, ok({ second: true })));
    expect((await transport.send(read, nobody)).text).toContain('second');
    expect(upstream.count()).toBe(2);
  });

  it.each<[string, FakeReply]>([
    ['500', { status: 500 }],
    ['503 with a time', { status: 503, headers: { 'retry-after': '9' } }],
    ['404', { status: 404 }],
    ['429', { status: 429 }],
  ])('is not made after %s', async (_, reply) => {
    upstream.on('GET /settings', reply);
    await transport.send(read, nobody);
    expect(upstream.count()).toBe(1);
  });

  it('is the last', async () => {
    upstream.on('GET /settings', { cut: true });
    const fault = await faultOf(transport.send(read, nobody));
    expect(fault.code).toBe('SHOP_UNAVAILABLE');
    expect(upstream.count()).toBe(2);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('is never made for %s', async (method) => {
    for (const reply of [{ cut: true } as const, { status: 502 }]) {
      upstream.on(`${method} /order`, reply);
      await transport.send({ method, path: ['order'] }, nobody).catch(() => null);
    }
    expect(upstream.count()).toBe(2);
  });

  it('adds at most a tenth to the load while everything fails', async () => {
    const words = ['settings', 'product', 'province', 'warehouse', 'order'] as const;
    const calls = words.flatMap((word) => Array.from({ length: 19 }, () => word));
    for (const word of words) upstream.on(`GET /${word}`, { status: 502 });
    for (const word of calls) await transport.send({ method: 'GET', path: [word] }, nobody);
    expect(upstream.count()).toBeLessThanOrEqual(calls.length * 1.1 + 1);
  });
});

describe('a shop that does not answer', () => {
  it('is given up when the time is over, and the connection is cut', async () => {
    upstream.on('GET /settings', { hang: true });
    await transport.close();
    transport = new Transport({ baseUrl: upstream.url, timeouts: { ...timeouts, usual: 1_000 } });
    const fault = await faultOf(transport.send(read, nobody));
    expect([fault.code, fault.detail]).toEqual(['SHOP_UNAVAILABLE', 'GET /settings: timed out']);
    expect(fault.mayHaveArrived).toBe(true);
  });

  it('is waited for as long as allowed when it may not be asked again', async () => {
    await transport.close();
    transport = new Transport({ baseUrl: upstream.url, timeouts: { ...timeouts, usual: 1_000 } });
    upstream.on('POST /order', { hang: true });
    const started = performance.now();
    await faultOf(transport.send({ method: 'POST', path: ['order'] }, nobody));
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(upstream.count()).toBe(1);
  });

  it('is given more time where it asks somebody else', async () => {
    await transport.close();
    transport = new Transport({ baseUrl: upstream.url, timeouts: { ...timeouts, usual: 50 } });
    let release: (reply: FakeReply) => void = () => undefined;
    const late = new Promise<FakeReply>((resolve) => (release = resolve));
    upstream.on('GET /settings', () => late);
    const slow = transport.send({ ...read, patience: 'slow' }, nobody);
    expect((await faultOf(transport.send(read, nobody))).code).toBe('SHOP_UNAVAILABLE');
    release(ok({}));
    expect((await slow).status).toBe(200);
  });

  it('was certainly not reached when nobody listens', async () => {
    await upstream.stop();
    const fault = await faultOf(transport.send({ method: 'POST', path: ['order'] }, nobody));
    expect([fault.code, fault.mayHaveArrived]).toEqual(['SHOP_UNAVAILABLE', false]);
  });

  it('was certainly not reached by a call that waited for a connection until its time was over', async () => {
    await transport.close();
    transport = new Transport({ baseUrl: upstream.url, timeouts: { ...timeouts, usual: 300 } });
    upstream.on('GET /order/*', { hang: true });
    const read = { method: 'GET', path: ['order', 'x'], patience: 'slow' } as const;
    const hanging = Array.from({ length: 200 }, () => faultOf(transport.send(read, nobody)));
    const fault = await faultOf(transport.send({ method: 'POST', path: ['order'] }, nobody));
    expect([fault.code, fault.mayHaveArrived]).toEqual(['SHOP_UNAVAILABLE', false]);
    expect(fault.detail).toBe('POST /order: timed out in the queue');
    expect(upstream.count('POST /order')).toBe(0);
    await upstream.stop();
    await Promise.all(hanging);
  });

  it('was certainly not reached by a call that was given up before the connection stood', async () => {
    const silent = createTcpServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    await transport.close();
    // The handshake of TLS never ends.
    const baseUrl = `https://127.0.0.1:${port}`;
    transport = new Transport({ baseUrl, timeouts: { ...timeouts, usual: 300 } });
    const fault = await faultOf(transport.send({ method: 'POST', path: ['order'] }, nobody));
    expect([fault.detail, fault.mayHaveArrived]).toEqual(['POST /order: timed out', false]);
    silent.close();
  });

  it('may have acted when it cut the connection', async () => {
    upstream.on('POST /order', { cut: true });
    const fault = await faultOf(transport.send({ method: 'POST', path: ['order'] }, nobody));
    expect(fault.mayHaveArrived).toBe(true);
  });

  it('is asked again as soon as it is back', async () => {
    await upstream.stop();
    await faultOf(transport.send(read, nobody));
    await upstream.listen();
    expect((await transport.send(read, nobody)).status).toBe(200);
  });
});

describe('a broken answer', () => {
  let raw: Server;

  const answerWith = async (text: string) => {
    raw = createTcpServer((socket) => {
      socket.once('data', () => socket.end(text));
      socket.on('error', () => null);
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    await transport.close();
    const { port } = raw.address() as AddressInfo;
    transport = new Transport({ baseUrl: `http://127.0.0.1:${port}`, timeouts });
  };
  afterEach(() => raw.close());

  it('that is cut in the middle is a fault, and is not asked for again', async () => {
    let connections = 0;
    await answerWith('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"status":');
    raw.on('connection', () => (connections += 1));
    expect((await faultOf(transport.send(read, nobody))).code).toBe('SHOP_UNAVAILABLE');
    expect(connections).toBe(1);
  });

  it('that is no HTTP is a fault', async () => {
    await answerWith('hello\r\n\r\n');
    expect((await faultOf(transport.send(read, nobody))).code).toBe('SHOP_UNAVAILABLE');
  });

  it('above 10 MiB is given up', async () => {
    await answerWith(`HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(10 * 1024 * 1024 + 1)}`);
    expect((await faultOf(transport.send(read, nobody))).code).toBe('SHOP_BAD_REPLY');
  });
});
