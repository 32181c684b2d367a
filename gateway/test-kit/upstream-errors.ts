import type { Socket } from 'node:net';
import { failure, ok, type FakeResponse } from './fake-upstream.ts';

/** An internal text of the shop, which no response of the gateway may contain. */
export const SHOP_SECRET = 'RAHASIA-DALAM';

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const page = `<html><body>PDOException ${SHOP_SECRET} in /srv/shop/app.php:12</body></html>`;
const tooMany = (wait: string): FakeResponse => ({
  ...failure(429, 'Terlalu banyak permintaan'),
  headers: { 'retry-after': wait },
});

/** Sends one byte at a time and never the last one. */
function drip(socket: Socket): void {
  socket.write(`${HEAD}content-length: 100000\r\n\r\n{"status":"success","data":"`);
  const timer = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(timer));
}

/** Sends 12 MB, until the connection is closed. */
function pour(socket: Socket): void {
  const drop = ' '.repeat(256 * 1024);
  const size = 48 * drop.length;
  socket.write(`${HEAD}content-length: ${size}\r\n\r\n`);
  for (let left = 48; left > 0 && !socket.destroyed; left -= 1) socket.write(drop);
}

/** Failures that the contract does not define. */
export const UPSTREAM_ERRORS: Readonly<Record<string, FakeResponse>> = {
  'cuts the connection': { cut: true },
  'cuts the connection in the middle of the headers': {
    raw: (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-ty'),
  },
  'cuts the connection in the middle of the body': {
    raw: (socket) => socket.end(`${HEAD}content-length: 900\r\n\r\n{"status":"success","da`),
  },
  'sends bytes that are not HTTP': { raw: (socket) => socket.end(`${SHOP_SECRET}\r\n\r\n`) },
  'sends more than ten megabytes': { raw: pour },
  'fails with an HTML page of its framework': { status: 500, body: page },
  'fails with an HTML page and status 200': { status: 200, body: page },
  'fails with JSON': failure(500, `SQLSTATE[23000] ${SHOP_SECRET}`),
  'returns 502 from a proxy': { status: 502, body: '' },
  'is down for maintenance': { status: 503, headers: { 'retry-after': '3600' }, body: page },
  'returns truncated JSON': {
    headers: { 'content-type': 'application/json' },
    body: '{"status":"success","data":[{"id":1,',
  },
  'returns JSON without an envelope': { body: { [SHOP_SECRET]: true } },
  'redirects to another address': { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
};

/** Responses with a valid envelope and unusable data. */
export const UNUSABLE_DATA: Readonly<Record<string, FakeResponse>> = {
  'a list of invalid entries': ok([1, null, 'x', [], { id: {} }]),
  'a number': ok(42),
  nothing: ok(null),
  'an object of lists': ok({ id: [], data: [[]], hash: [SHOP_SECRET] }),
};

/** Responses that end in a timeout. */
export const SLOW_RESPONSES: Readonly<Record<string, FakeResponse>> = {
  'never responds': { hang: true },
  'sends one byte at a time': { raw: drip },
};

/** 429 responses with `Retry-After` in seconds, as a date, and invalid. */
export const RATE_LIMITS: Readonly<Record<string, FakeResponse>> = {
  'for seconds': tooMany('7'),
  'until a date': tooMany('Wed, 21 Oct 2037 07:28:00 GMT'),
  'for ten years': tooMany('315360000'),
  'for an invalid time': tooMany(SHOP_SECRET),
};
