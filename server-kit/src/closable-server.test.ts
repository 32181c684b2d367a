import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ClosableServer } from './closable-server.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n';

/** More than the system buffers for a client that does not read. */
const LARGE = 40_000_000;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function start(onRequest: RequestListener): Promise<[ClosableServer, Server]> {
  const server = createServer(onRequest);
  servers.push(server);
  const closable = new ClosableServer(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [closable, server];
}

async function open(server: Server): Promise<Socket> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  await once(server, 'connection');
  return socket;
}

/** Blocks the thread, as a garbage collection or a busy machine does. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('ClosableServer', () => {
  it('sends all of a response to a client that reads slowly', async () => {
    const [closable, server] = await start((_request, response) => {
      response.end(Buffer.alloc(LARGE));
    });
    const socket = await open(server);
    socket.pause();
    socket.write(REQUEST);
    await once(server, 'request');
    let isLast = false;
    const closed = closable.close(60_000, () => {
      isLast = true;
      socket.resume();
    });
    let received = 0;
    socket.on('data', (bytes) => (received += bytes.length));
    await once(socket, 'close');
    await closed;
    expect(isLast).toBe(true);
    expect(received).toBeGreaterThan(LARGE);
  });

  it('sends pipelined responses to a client that reads slowly', async () => {
    const responses: ServerResponse[] = [];
    const [closable, server] = await start((_request, response) => {
      responses.push(response);
      if (responses.length === 1) response.end(Buffer.alloc(LARGE));
    });
    const socket = await open(server);
    socket.pause();
    socket.write(REQUEST + REQUEST);
    while (responses.length < 2) await once(server, 'request');
    const idle = await open(server);
    const closed = closable.close(60_000);
    await once(idle.resume(), 'close');
    responses[1]?.end('second');
    const received = await text(socket);
    await closed;
    expect(received.length).toBeGreaterThan(LARGE);
    expect(received.endsWith('second')).toBe(true);
  });

  it('announces the close with the last of pipelined responses', async () => {
    const responses: ServerResponse[] = [];
    const [closable, server] = await start((_request, response) => responses.push(response));
    const socket = await open(server);
    const received = text(socket);
    socket.write(REQUEST + REQUEST);
    while (responses.length < 2) await once(server, 'request');
    closable.announceClose();
    responses.forEach((response, index) => response.end(`body ${String(index)}`));
    const [, first, second] = (await received).split('HTTP/1.1 200 OK');
    expect(first).toContain('body 0');
    expect(first).toContain('Connection: keep-alive');
    expect(second).toContain('body 1');
    expect(second).toContain('Connection: close');
  });

  it('responds to requests that arrived on an open connection while the thread was busy', async () => {
    const [closable, server] = await start((_request, response) => response.end('served'));
    const socket = await open(server);
    const response = text(socket);
    socket.write(REQUEST);
    await once(server, 'request');
    const closed = closable.close(60_000, () => {
      // The event loop runs its timers before the request, which has reached the system.
      setImmediate(() => {
        socket.write(REQUEST.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
        block(200);
      });
    });
    expect((await response).split('served')).toHaveLength(3);
    await closed;
  });

  it('resolves with the last response, also with open connections of other kinds', async () => {
    const [closable, server] = await start((_request, response) => response.end('served'));
    const socket = await open(server);
    socket.write('GET / HT');
    await nextTurn();
    await closable.close(60_000);
    expect(server.listening).toBe(false);
    socket.destroy();
    await once(server, 'close');
  });
});
