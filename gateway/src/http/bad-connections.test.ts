import { gzipSync } from 'node:zlib';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../../test-kit/gateway.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';

const shop = gatewayForAll();

const LIMIT = 100_000;
const BODY = '{"query":"{ __typename }"}';
const HEAD = 'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

function open(): Socket {
  const { port, hostname } = new URL(shop.url);
  return connect(Number(port), hostname);
}

/** Sends bytes as they are and returns everything received until the connection ends. */
async function exchange(...parts: readonly string[]): Promise<string> {
  const socket = open();
  socket.on('error', () => null);
  let response = '';
  socket.on('data', (data: Buffer) => (response += data.toString()));
  const closed = once(socket, 'close');
  for (const part of parts) socket.write(part, 'latin1');
  // Otherwise the gateway would wait for further requests.
  socket.end();
  await closed;
  return response;
}

const status = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
const isAlive = async () => (await fetch(`${shop.url}/health/live`)).status === 200;

describe('body size of POST /graphql', () => {
  it.each([
    ['99,999 bytes', LIMIT - 1, 200],
    ['100,000 bytes', LIMIT, 200],
    ['100,001 bytes', LIMIT + 1, 413],
    ['10 MB', 10_000_000, 413],
  ])('accepts up to 100,000 bytes and returns 413 for more: %s', async (_, size, expected) => {
    const statusCode = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: BODY.padEnd(size),
    }).then(
      (response) => response.status,
      // The connection may be cut while the rest is still being sent.
      () => 413,
    );
    expect(statusCode).toBe(expected);
  });

  it.each([
    ['1 GB', '1073741824'],
    ['more than a number holds', '99999999999999999999'],
  ])('rejects a declared body size of %s without reading the body', async (_, length) => {
    const response = await exchange(`${HEAD}content-length: ${length}\r\n\r\n{`);
    expect([413, 400]).toContain(status(response));
  });

  it('parses the bytes beyond Content-Length as a second request and rejects it', async () => {
    const response = await exchange(
      `${HEAD}content-length: 26\r\n\r\n${BODY}${'x'.repeat(50)}\r\n\r\n`,
    );
    expect(response.match(/HTTP\/1\.1 \d+/g)?.at(-1)).toBe('HTTP/1.1 400');
  });

  it('does not execute a body that is shorter than its Content-Length', async () => {
    expect(status(await exchange(`${HEAD}content-length: 500\r\n\r\n${BODY}`))).not.toBe(200);
    expect(shop.upstream.count()).toBe(0);
  });

  it('rejects a compressed bomb without decompressing it', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(LIMIT);
    const before = process.memoryUsage().rss;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${shop.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          body: bomb,
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(415));
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });
});

describe('invalid HTTP request head', () => {
  const get = (headers: string, path = '/health/live') =>
    `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`;
  const post = (headers: string, body = BODY) =>
    `${HEAD}connection: close\r\n${headers}\r\n${body}`;
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `x-${index}: a\r\n`).join('');

  it.each([
    ['17 KB of one header', get(`x-a: ${'a'.repeat(17_000)}\r\n`), [431]],
    ['17 KB of address', get('', `/${'a'.repeat(17_000)}`), [431]],
    ['17 KB of a token', get(`authorization: Bearer ${'a'.repeat(17_000)}\r\n`), [431]],
    ['2,000 headers', get(many(2_000)), [431]],
    ['101 headers', get(many(99)), [431]],
    ['8 KB of address', get('', `/${'a'.repeat(8_000)}`), [404]],
    ['two lengths', post('content-length: 26\r\ncontent-length: 27\r\n'), [400]],
    ['two lengths in one', post('content-length: 26, 26\r\n'), [400]],
    ['a negative length', post('content-length: -1\r\n'), [400]],
    ['a length that is not a number', post('content-length: 0x1a\r\n'), [400]],
    ['a length and chunks', post('content-length: 26\r\ntransfer-encoding: chunked\r\n'), [400]],
    [
      'an unknown transfer encoding',
      post('transfer-encoding: xchunked\r\n'),
      [400, 411, 413, 415, 501],
    ],
    ['chunks twice', post('transfer-encoding: chunked, chunked\r\n', '0\r\n\r\n'), [400, 501]],
    ['a chunk without end', post('transfer-encoding: chunked\r\n', 'ZZ\r\na\r\n'), [400]],
    ['a chunk of no size', post('transfer-encoding: chunked\r\n', '-1\r\na\r\n'), [400]],
    [
      'a chunk of too large a size',
      post('transfer-encoding: chunked\r\n', 'FFFFFFFFFFFFFFFFFF\r\na'),
      [400, 413],
    ],
    ['a header without a name', get(': a\r\n'), [400]],
    ['a header without a colon', get('abc\r\n'), [400]],
    ['a blank before the colon', get('x-a : b\r\n'), [400]],
    ['a header in two lines', get('x-a: b\r\n c\r\n'), [200, 400]],
    ['a NUL in a header', get('x-a: a\0b\r\n'), [400]],
    ['a line feed alone', get('x-a: a\nx-b: c\r\n'), [400]],
    ['a carriage return alone', get('x-a: a\rx-b: c\r\n'), [400]],
    ['no host', 'GET /health/live HTTP/1.1\r\nconnection: close\r\n\r\n', [400]],
    ['another version', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', [400]],
    ['no version', 'GET /\r\n\r\n', [400, 404]],
    ['an unknown method', 'GETT / HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
    ['a method in lower case', 'get / HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
    ['no text at all', '\0\0\0\0\r\n\r\n', [400]],
    ['the beginning of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['a blank in the address', 'GET /a b HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
    ['the address of another host', get('', 'http://evil.example/graphql'), [404]],
    ['an address with ..', get('', '/graphql/../../etc/passwd'), [404]],
    ['an address with a NUL', get('', '/graphql%00'), [404]],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n', [0, 400, 404]],
    ['TRACE', 'TRACE /graphql HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', [405]],
    [
      'an upgrade to another protocol',
      get('upgrade: websocket\r\nconnection: upgrade\r\n', '/graphql'),
      [400, 426],
    ],
  ])('rejects a request with %s and serves other requests', async (_, text, expected) => {
    const response = await exchange(text);
    expect(expected).toContain(status(response));
    expect(response).not.toMatch(/node_modules|at .*\.[jt]s:\d/);
    expect([await isAlive(), shop.upstream.count()]).toEqual([true, 0]);
  });

  it('accepts a request with a hundred headers', async () => {
    expect(status(await exchange(get(many(98))))).toBe(200);
  });
});

describe('slow connections', () => {
  it('sets time limits of 10 s for a head, 30 s for a request and 72 s between requests', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = shop.gateway.app.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 30_000, 72_000]);
  });

  it('closes slow connections while other requests are served', async () => {
    const slow = await startGateway();
    slow.gateway.app.server.headersTimeout = 500;
    slow.gateway.app.server.requestTimeout = 800;
    const { port, hostname } = new URL(slow.url);
    const heads = ['GET /graphql HTTP/1.1\r\nhost:', `${HEAD}content-length: 26\r\n\r\n{`];
    const closed = Array.from({ length: 100 }, (_, index) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => null);
      socket.write(heads[index % 2] ?? '');
      socket.resume();
      return once(socket, 'close');
    });
    const others = Array.from({ length: 50 }, () => slow.execute('{ __typename }'));
    expect((await Promise.all(others)).map(({ status: seen }) => seen)).toEqual(
      Array(50).fill(200),
    );
    await Promise.all(closed);
    await slow.stop();
  });
});
