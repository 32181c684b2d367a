import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeUnread, CHECK_MS } from './close-unread.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** Larger than the send and receive buffers of the system. */
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
async function open(listener: RequestListener): Promise<[client: Socket, accepted: Socket]> {
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
  const [{ socket: accepted }] = (await once(server, 'request')) as [{ socket: Socket }];
  return [client, accepted];
}

const check = () => vi.advanceTimersByTime(CHECK_MS);

describe('closeUnread', () => {
  it('closes a connection whose client has read nothing between two checks', async () => {
    const [, accepted] = await open((_request, response) => response.end(LARGE));
    check();
    expect(accepted.destroyed).toBe(false);
    check();
    expect(accepted.destroyed).toBe(true);
  });

  it('does not close a connection whose client has read its response', async () => {
    const [client, accepted] = await open((_request, response) => response.end(LARGE));
    check();
    let received = 0;
    client.on('data', (bytes) => (received += bytes.length)).resume();
    await expect.poll(() => received).toBeGreaterThan(LARGE.length);
    await expect.poll(() => accepted.writableLength).toBe(0);
    check();
    check();
    expect(accepted.destroyed).toBe(false);
  });

  it('does not close a connection whose response is pending', async () => {
    const [, accepted] = await open(() => {});
    check();
    check();
    expect(accepted.destroyed).toBe(false);
  });
});
