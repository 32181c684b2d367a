import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Span } from '@gawai/server-kit/tracing/span';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  listen,
  startWebServer,
  testSource,
  type ListeningServer,
} from '../../test-kit/web-server.ts';
import { addGatewayProxy } from './gateway-proxy.ts';

// server-kit tests the spans that OpenTelemetry sends, e2e/process/traces.spec.ts the complete trace.
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
const ours = `00-${TRACE}-00f067aa0ba902b7-01`;

const span: Span = {
  headers: { traceparent: ours },
  call: () => span,
  end: () => undefined,
};

/** The response of a gateway whose shop is unavailable, to any operation. */
const AWAY = '{"errors":[{"message":"Away","extensions":{"code":"SHOP_UNAVAILABLE"}}]}';

let gateway: ListeningServer;
let gatewayUrl: string;
let calls: IncomingHttpHeaders[];

beforeEach(async () => {
  calls = [];
  gateway = await listen(
    createServer((request, response) => {
      calls.push(request.headers);
      response.setHeader('content-type', 'application/json').end(AWAY);
    }),
  );
  gatewayUrl = `${gateway.url}/graphql`;
});
afterEach(() => gateway.close());

const traces = () => [...new Set(calls.splice(0).map((headers) => headers['traceparent']))];

const sendGraphQL = (url: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { traceparent, 'content-type': 'application/json' },
    body: '{}',
  }).then((response) => response.text());

describe('web server with a trace', () => {
  it('sends traceparent with the requests of a page', async () => {
    const site = { storeName: 'Toko', storeUrl: 'https://toko.test', year: 2026 };
    const request = new Request('https://toko.test/');
    await testSource.render(request, { gatewayUrl, site, headers: span.headers });
    expect(traces()).toEqual([ours]);
  });

  it('sends traceparent with GraphQL that it proxies', async () => {
    const app = fastify();
    addGatewayProxy(app, gatewayUrl, () => span);
    await sendGraphQL(await app.listen({ host: '127.0.0.1', port: 0 }));
    await app.close();
    expect(traces()).toEqual([ours]);
  });
});

describe('web server without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends no traceparent with the requests of a page, and proxies that of a browser', async () => {
    const web = await startWebServer({ settings: { GATEWAY_URL: gatewayUrl } });
    await (await fetch(`${web.url}/`, { headers: { traceparent } })).text();
    expect(traces()).toEqual([undefined]);
    await sendGraphQL(web.url);
    await web.stop();
    expect(traces()).toEqual([traceparent]);
  });
});
