import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitPipelining, PIPELINED_MAX } from './limit-pipelining.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

let app: FastifyInstance;
let client: Socket;
let text: string;
let handled: number;
let respond: () => void;

beforeEach(async () => {
  [text, handled] = ['', 0];
  const responded = new Promise<void>((resolve) => (respond = resolve));
  app = fastify();
  limitPipelining(app);
  app.get('/', async () => {
    handled += 1;
    await responded;
    return 'ok';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  client = connect(port, '127.0.0.1').on('error', () => null);
  client.on('data', (chunk: Buffer) => (text += chunk.toString()));
});
afterEach(async () => {
  client.destroy();
  respond();
  await app.close();
});

const responses = () => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

describe('limitPipelining', () => {
  it('serves a few pipelined requests, repeatedly', async () => {
    respond();
    for (let turn = 1; turn <= 3; turn += 1) {
      client.write(REQUEST.repeat(PIPELINED_MAX + 1));
      await expect.poll(responses).toBe(turn * (PIPELINED_MAX + 1));
    }
  });

  it('closes a connection with more pipelined requests, without handling those beyond the limit', async () => {
    const closed = once(client, 'close');
    client.write(REQUEST.repeat(1_000));
    await closed;
    expect([handled, responses()]).toEqual([PIPELINED_MAX + 1, 0]);
  });

  it('does not count requests that are sent after the previous response', async () => {
    respond();
    for (let turn = 1; turn <= 3 * PIPELINED_MAX; turn += 1) {
      client.write(REQUEST);
      await once(client, 'data');
      expect(responses()).toBe(turn);
    }
  });
});
