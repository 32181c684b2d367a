import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeUnread, CHECK_MS } from './close-unread.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** More than the system keeps for a client that does not read. */
const LARGE = Buffer.alloc(16_000_000);

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Starts a server, connects to it and sends a request: both ends of the connection. */
async function open(listener: RequestListener): Promise<[client: Socket, taken: Socket]> {
  const server = createServer(listener);
  closeUnread(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1').on('error', () => null);
  end = () => {
    client.destroy();
    server.close();
    server.closeAllConnections();
  };
  client.pause().write(REQUEST);
  const [{ socket: taken }] = (await once(server, 'request')) as [{ socket: Socket }];
  return [client, taken];
}

const check = () => vi.advanceTimersByTime(CHECK_MS);

describe('closeUnread', () => {
  it('closes a connection whose client has taken nothing from one check to the next', async () => {
    const [, taken] = await open((_request, response) => response.end(LARGE));
    check();
    expect(taken.destroyed).toBe(false);
    check();
    expect(taken.destroyed).toBe(true);
  });

  it('leaves a connection alone whose client has taken its response meanwhile', async () => {
    const [client, taken] = await open((_request, response) => response.end(LARGE));
    check();
    let received = 0;
    client.on('data', (bytes) => (received += bytes.length)).resume();
    await expect.poll(() => received).toBeGreaterThan(LARGE.length);
    await expect.poll(() => taken.writableLength).toBe(0);
    check();
    check();
    expect(taken.destroyed).toBe(false);
  });

  it('leaves a connection alone whose response is still being made', async () => {
    const [, taken] = await open(() => {});
    check();
    check();
    expect(taken.destroyed).toBe(false);
  });
});
