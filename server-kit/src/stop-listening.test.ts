import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, Server as NetServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, describe, it, vi } from 'vitest';
import { stopListening } from './stop-listening.ts';

const CONNECTIONS = 20;
const REQUEST = 'GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n';

describe('stopListening', () => {
  it('serves the connections that the system has established but the server has not accepted', async () => {
    const wasListening = new Set<boolean>();
    const server = createServer((_request, response) => {
      wasListening.add(server.listening);
      response.end('served');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
    const responses = sockets.map((socket) => {
      socket.write(REQUEST);
      return text(socket).catch((error: unknown) => String(error));
    });
    // Node connects in the next tick, the system accepts in its name at once.
    await new Promise<void>((resolve) => process.nextTick(resolve));

    const closed = once(server, 'close');
    await stopListening(server);
    expect(server.listening).toBe(false);
    const served = (await Promise.all(responses)).filter((one) => one.endsWith('served'));
    expect(served).toHaveLength(CONNECTIONS);
    expect(wasListening).toEqual(new Set([false]));
    await closed;
  });

  it('stops a server in a process that cannot open another listener', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.spyOn(NetServer.prototype, 'listen').mockImplementationOnce(function (this: NetServer) {
      process.nextTick(() => this.emit('error', new Error('EMFILE')));
      return this;
    });
    await stopListening(server);
    expect(server.listening).toBe(false);
  });
});
