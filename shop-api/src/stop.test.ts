import { EventEmitter, once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { freshShop, type FreshShop } from '../test-kit/fresh-shop.ts';

const CONNECTIONS = 50;
const stopTimeout = 250;
const first = await freshShop();
const REQUEST = 'GET /health HTTP/1.1\r\nhost: shop\r\n\r\n';

async function connect({ url }: FreshShop): Promise<Socket> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends one request over a connection and returns its response as text, '' for a closed connection. */
async function send(socket: Socket): Promise<string> {
  const received = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString('latin1')));
    socket.once('close', () => resolve(''));
    socket.once('error', () => resolve(''));
  });
  socket.write(REQUEST);
  return received;
}

describe('stop of the shop API', () => {
  it('responds to one more request of each keep-alive connection, then closes it', async () => {
    const shop = await freshShop({ stopTimeout, beside: first });
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(shop)));
    const before = await Promise.all(sockets.map(send));
    expect(before.filter((response) => /connection: keep-alive/i.test(response))).toHaveLength(
      CONNECTIONS,
    );
    const stopped = shop.stop();
    const during = await Promise.all(sockets.map(send));
    const statuses = during.map((response) => response.slice(0, 'HTTP/1.1 200'.length));
    expect(statuses).toEqual(Array(CONNECTIONS).fill('HTTP/1.1 200'));
    expect(during.filter((response) => /connection: close/i.test(response))).toHaveLength(
      CONNECTIONS,
    );
    await stopped;
  });

  it('sends Connection: close in the response of a running request', async () => {
    const slow = new EventEmitter();
    const addSlow = (app: FastifyInstance) => {
      app.get('/slow', async () => {
        slow.emit('begun');
        await once(slow, 'end');
        return {};
      });
    };
    const shop = await freshShop({ stopTimeout: 20_000, beside: first, extensions: [addSlow] });
    const begun = once(slow, 'begun');
    const response = fetch(`${shop.url}/slow`);
    await begun;
    const stopped = shop.stop();
    await vi.waitFor(() => expect(shop.client.get('/health')).rejects.toThrow());
    slow.emit('end');
    expect((await response).headers.get('connection')).toBe('close');
    await stopped;
  });

  it('closes idle connections and accepts no new ones', async () => {
    const shop = await freshShop({ stopTimeout, beside: first });
    const [unused, used] = [await connect(shop), await connect(shop)];
    await send(used);
    const closed = Promise.all([once(unused, 'close'), once(used, 'close')]);
    unused.resume();
    used.resume();
    const stopped = shop.stop();
    await vi.waitFor(() => expect(shop.client.get('/health')).rejects.toThrow());
    await closed;
    await stopped;
  });
});

describe('keep-alive connection', () => {
  it('sends a keep-alive timeout of 72 s', async () => {
    const shop = await freshShop({ stopTimeout, beside: first });
    const socket = await connect(shop);
    const response = await send(socket);
    socket.destroy();
    expect(response).toMatch(/keep-alive: timeout=72\r\n/i);
  });
});
