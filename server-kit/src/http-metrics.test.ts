import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveHttpMetrics } from './http-metrics.ts';

let app: FastifyInstance;
let address: string;

beforeEach(async () => {
  app = fastify();
  address = await serveHttpMetrics(app, { host: '127.0.0.1', port: 0 });
  for (const file of ['/assets/a-1.js', '/assets/b-2.js']) {
    app.get(file, (_request, reply) => reply.send('file'));
  }
  app.get('/order/:hash', (_request, reply) => reply.send('order'));
  await app.register((scope, _options, done) => {
    scope.get('/cached', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(503).end();
    });
    done();
  });
});
afterEach(() => app.close());

const text = async () => (await fetch(address)).text();
const counts = async () =>
  (await text())
    .split('\n')
    .filter((line) => line.startsWith('http_server_request_duration_seconds_count'));

describe('serveHttpMetrics', () => {
  it('counts responses by method, declared route and status, without values of the path', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/order/secret', '/order/other', '/cached', '/nothing']) {
      await (await fetch(url + path)).text();
    }
    const name = 'http_server_request_duration_seconds_count';
    const labels = (route: string, status: number) =>
      `{http_request_method="GET",http_route="${route}",http_response_status_code="${status}"}`;
    expect(await counts()).toEqual([
      `${name}${labels('/order/:hash', 200)} 2`,
      `${name}${labels('/cached', 503)} 1`,
      `${name}${labels('unknown', 404)} 1`,
    ]);
    expect(await text()).not.toContain('secret');
  });

  it('counts the files of a build as one route', async () => {
    for (const file of ['/assets/a-1.js', '/assets/b-2.js']) await app.inject(file);
    expect(await counts()).toEqual([expect.stringContaining('http_route="/assets/*"')]);
  });

  it('serves the metrics of the process on the metrics port only', async () => {
    expect(await text()).toContain('process_resident_memory_bytes');
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it('closes the metrics port when the server closes', async () => {
    await app.close();
    await expect(fetch(address)).rejects.toThrow();
  });
});
