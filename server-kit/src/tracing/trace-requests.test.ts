import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TraceCollector } from '../../test-kit/trace-collector.ts';
import { traceRequests, type SpanOf } from './trace-requests.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

let collector: TraceCollector;
let app: FastifyInstance;
let spanOf: SpanOf;
let url: string;

async function start({ isOn = true, share = 1 } = {}) {
  app = fastify();
  const tracing = { url: collector.url, share, serviceName: 'toko' };
  spanOf = await traceRequests(app, isOn ? tracing : null);
  app.get('/health', (_request, reply) => reply.send('ready'));
  app.get('/order/:hash', (request, reply) => reply.send(spanOf(request)?.headers ?? {}));
  app.get('/cached', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(503).end();
  });
  app.get('/never', () => new Promise(() => undefined));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  collector = await TraceCollector.start();
});
afterEach(() => collector.stop());

const get = (path: string, headers = {}) =>
  fetch(url + path, { headers }).then((response) => response.text());

/** Closes the server and returns its spans. */
async function spans() {
  await app.close();
  return collector.spans;
}

describe('traceRequests', () => {
  it('sends a span for each request, by route as declared, without values of the path', async () => {
    await start();
    for (const path of ['/order/secret?code=secret', '/cached', '/nothing']) await get(path);
    const seen = await spans();
    const http = (route: string, status: number) => ({
      'http.request.method': 'GET',
      'url.scheme': 'http',
      'http.route': route,
      'http.response.status_code': status,
    });
    expect(seen.map(({ service, name, hasFailed }) => [service, name, hasFailed])).toEqual([
      ['toko', 'GET /order/:hash', false],
      ['toko', 'GET /cached', true],
      ['toko', 'GET', false],
    ]);
    expect(seen[0]?.facts).toEqual(http('/order/:hash', 200));
    expect(seen[1]?.facts).toEqual({ ...http('/cached', 503), 'error.type': '503' });
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  it('continues the trace of the client, and returns the header for the next service', async () => {
    await start();
    const next = await get('/order/1', { traceparent: `00-${TRACE}-${PARENT}-01` });
    const [span] = await spans();
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(JSON.parse(next)).toEqual({ traceparent: `00-${TRACE}-${span?.spanId}-01` });
  });

  it('ends the span of a request whose client disconnects', async () => {
    await start();
    const request = httpRequest(`${url}/never`).end();
    request.on('error', () => undefined);
    await once(app.server, 'request');
    request.destroy();
    await expect.poll(openConnections).toBe(0);
    const [span] = await spans();
    expect([span?.name, span?.facts['error.type']]).toEqual(['GET /never', 'aborted']);
    expect(span?.facts).not.toHaveProperty('http.response.status_code');
  });

  it('sends no span for probes or above the sampled share', async () => {
    await start();
    await get('/health');
    expect(await spans()).toEqual([]);
    await start({ share: 0 });
    const next = await get('/order/1', { traceparent: `00-${TRACE}-${PARENT}-01` });
    expect(next).toMatch(/-00"/);
    expect(await spans()).toEqual([]);
  });

  it('adds no header and no span without tracing', async () => {
    await start({ isOn: false });
    expect(await get('/order/1', { traceparent: `00-${TRACE}-${PARENT}-01` })).toBe('{}');
    expect(await spans()).toEqual([]);
  });
});

const openConnections = () =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_error, count) => {
      resolve(count);
    });
  });
