import type { Socket } from 'node:net';
import type { FakeResponse } from './fake-upstream.ts';

/** What only the machines behind the shop may know: no response of the gateway may hold it. */
export const SHOP_SECRET = 'RAHASIA-DALAM';

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const page = `<html><body>PDOException ${SHOP_SECRET} in /srv/shop/app.php:12</body></html>`;
const json = (data: unknown): FakeResponse => ({
  body: { status: 'success', message: 'OK', data },
});
const tooMany = (wait: string): FakeResponse => ({
  status: 429,
  headers: { 'retry-after': wait },
  body: { status: 'error', message: 'Terlalu banyak permintaan', data: null },
});

/** One byte after the other, and never the last. */
function drip(socket: Socket): void {
  socket.write(`${HEAD}content-length: 100000\r\n\r\n{"status":"success","data":"`);
  const timer = setInterval(() => socket.write('x'), 20);
  socket.once('close', () => clearInterval(timer));
}

/** More than any shop has to say, as long as anybody reads it. */
function pour(socket: Socket): void {
  const drop = ' '.repeat(256 * 1024);
  const size = 48 * drop.length;
  socket.write(`${HEAD}content-length: ${size}\r\n\r\n`);
  for (let left = 48; left > 0 && !socket.destroyed; left -= 1) socket.write(drop);
}

/** What a shop may do that the contract does not foresee: machines that fail, not a shop that says no. */
export const FAULTS: Readonly<Record<string, FakeResponse>> = {
  'cuts the connection': { cut: true },
  'cuts the connection in the middle of the headers': {
    raw: (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-ty'),
  },
  'cuts the connection in the middle of the body': {
    raw: (socket) => socket.end(`${HEAD}content-length: 900\r\n\r\n{"status":"success","da`),
  },
  'sends what is no HTTP': { raw: (socket) => socket.end(`${SHOP_SECRET}\r\n\r\n`) },
  'sends more than ten megabytes': { raw: pour },
  'fails with a page of its framework': { status: 500, body: page },
  'fails with a page and calls it well': { status: 200, body: page },
  'fails with JSON': {
    status: 500,
    body: { status: 'error', message: `SQLSTATE[23000] ${SHOP_SECRET}`, data: null },
  },
  'has a gateway of its own that gets nothing': { status: 502, body: '' },
  'is closed for repair': { status: 503, headers: { 'retry-after': '3600' }, body: page },
  'answers with half a text': {
    headers: { 'content-type': 'application/json' },
    body: '{"status":"success","data":[{"id":1,',
  },
  'answers without an envelope': { body: { [SHOP_SECRET]: true } },
  'sends the gateway elsewhere': { status: 302, headers: { location: 'http://127.0.0.1:9/' } },
};

/** Responses in the form of the contract with nothing in them that can be used. */
export const NONSENSE: Readonly<Record<string, FakeResponse>> = {
  'a list of nonsense': json([1, null, 'x', [], { id: {} }]),
  'a number': json(42),
  nothing: json(null),
  'an object of lists': json({ id: [], data: [[]], hash: [SHOP_SECRET] }),
};

/** Faults that cost time: what is asked of such a shop is given up. */
export const SLOW_FAULTS: Readonly<Record<string, FakeResponse>> = {
  'never answers': { hang: true },
  'answers a byte at a time': { raw: drip },
};

/** A shop that says how long to wait, in seconds, as a moment, and in ways that mean nothing. */
export const LIMITS: Readonly<Record<string, FakeResponse>> = {
  'for seconds': tooMany('7'),
  'until a moment': tooMany('Wed, 21 Oct 2037 07:28:00 GMT'),
  'for ten years': tooMany('315360000'),
  'for no time that can be read': tooMany(SHOP_SECRET),
};
