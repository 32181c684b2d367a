import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnreadResponses } from './unread-responses.ts';

/** Larger than the send and receive buffers of the system. */
const LARGE = Buffer.alloc(16_000_000);

let server: Server;
let clients: Socket[];
beforeEach(async () => {
  clients = [];
  // Two and a half large responses.
  const unread = new UnreadResponses(40_000_000);
  server = createServer((_request, response) => {
    unread.add(response, LARGE.length);
    response.end(LARGE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  for (const client of clients) client.destroy();
  server.close();
  server.closeAllConnections();
});

/** Sends requests over a new connection and reads nothing: its end at the server. */
async function sendRequest(requests = 1): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1').on('error', () => null);
  clients.push(client.pause());
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(requests));
  const [{ socket }] = (await once(server, 'request')) as [{ socket: Socket }];
  return socket;
}

async function read(index: number, bytes: number): Promise<void> {
  let received = 0;
  clients[index]?.on('data', (chunk) => (received += chunk.length)).resume();
  await expect.poll(() => received).toBeGreaterThan(bytes);
}

describe('UnreadResponses', () => {
  it('closes the connection that waits longest above the limit', async () => {
    const accepted = [await sendRequest(), await sendRequest()];
    expect(accepted.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    accepted.push(await sendRequest());
    expect(accepted.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  });

  it('does not count responses that were read on an open connection', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const accepted = await sendRequest();
      await read(turn, LARGE.length);
      await expect.poll(() => accepted.writableLength).toBe(0);
      expect(accepted.destroyed).toBe(false);
    }
  });

  it('does not count responses of a closed connection', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const accepted = await sendRequest();
      clients[turn]?.destroy();
      await expect.poll(() => accepted.destroyed).toBe(true);
    }
    const last = [await sendRequest(), await sendRequest()];
    expect(last.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });

  it('counts all responses to requests that one client sends without reading', async () => {
    const accepted = await sendRequest(3);
    await expect.poll(() => accepted.destroyed).toBe(true);
  });
});
