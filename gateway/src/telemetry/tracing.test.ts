import {
  spansOf,
  type ExportRequest,
  type SeenSpan,
} from '@gawai/server-kit/test-kit/trace-collector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeUpstream, failure, ok } from '../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { categories } from '../../test-kit/samples.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const HASH = 'a'.repeat(40);

let collector: FakeUpstream;
let shop: TestGateway;

const start = async (share = 1) => {
  shop = await startGateway(
    { 'GET /product-category': ok(categories), 'GET /order/*': failure(404, 'Tidak ada') },
    { tracing: { url: collector.url, share, serviceName: 'toko' } },
  );
};

beforeEach(async () => {
  collector = await FakeUpstream.start({ 'POST /v1/traces': { body: {} } });
});
afterEach(() => collector.stop());

/** Stops the gateway and returns the spans that it has sent to the collector. */
async function spans(): Promise<SeenSpan[]> {
  await shop.stop();
  return collector.calls.flatMap(({ body }) => spansOf(JSON.parse(body) as ExportRequest));
}

describe('trace of an operation', () => {
  it('continues the trace of the client and passes it to the shop', async () => {
    await start();
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await shop.execute('query Menu { categories { id } }', {}, { headers });
    const [sent] = shop.upstream.calls;
    const seen = await spans();
    const operation = seen.find((span) => span.name === 'query Menu');
    const call = seen.find((span) => span.name === 'GET /product-category');
    expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(call).toMatchObject({ traceId: TRACE, parentSpanId: operation?.spanId });
    expect(sent?.headers['traceparent']).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(operation?.facts).toEqual({
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'Menu',
    });
    expect(call?.facts).toEqual({
      'http.request.method': 'GET',
      'url.template': '/product-category',
      'http.response.status_code': 200,
    });
    expect(operation?.service).toBe('toko');
  });

  it('contains no REST call for a cached response', async () => {
    await start();
    await shop.execute('query Menu { categories { id } }');
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await shop.execute('query Menu { categories { id } }', {}, { headers });
    const operations = (await spans()).filter((span) => span.traceId === TRACE);
    expect(operations.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
      ['query Menu', PARENT],
    ]);
    expect(operations[0]?.facts).toMatchObject({
      'graphql.operation.name': 'Menu',
      'gawai.response_cache': 'hit',
    });
  });

  it('begins in the gateway when the client sends no trace, also for personal calls', async () => {
    await start();
    await shop.execute('query ($hash: String!) { order(accessHash: $hash) { accessHash } }', {
      hash: HASH,
    });
    const [sent] = shop.upstream.calls;
    const seen = await spans();
    const operation = seen.find((span) => span.name === 'query');
    expect(operation?.parentSpanId).toBe('');
    expect(sent?.headers['traceparent']).toContain(`00-${operation?.traceId}-`);
  });

  it('marks failed spans and contains no hash, token or variable', async () => {
    await start();
    shop.upstream.on('GET /order/*', { status: 500 });
    const query = 'query ($hash: String!) { order(accessHash: $hash) { accessHash } }';
    await shop.execute(query, { hash: HASH }, { token: '7|rahasia' });
    const seen = await spans();
    const call = seen.find((span) => span.name === 'GET /order/:id');
    expect([call?.hasFailed, call?.facts['error.type']]).toEqual([true, '500']);
    const operation = seen.find((span) => span.name === 'query');
    expect([operation?.hasFailed, operation?.facts['error.type']]).toEqual([true, 'SHOP_FAILED']);
    const all = JSON.stringify(collector.calls);
    expect(all).not.toContain(HASH);
    expect(all).not.toContain('rahasia');
  });

  it('sends no span outside the sampled share, although a client requests it', async () => {
    await start(0);
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await shop.execute('{ categories { id } }', {}, { headers });
    expect(shop.upstream.calls[0]?.headers['traceparent']).toMatch(/-00$/);
    expect(await spans()).toEqual([]);
  });

  it('lets the gateway stop while the collector does not respond', async () => {
    await start();
    await shop.execute('{ categories { id } }');
    collector.on('POST /v1/traces', { hang: true });
    const started = performance.now();
    await shop.stop();
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('gateway without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends no trace headers to the shop', async () => {
    shop = await startGateway({ 'GET /product-category': ok(categories) });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await shop.execute('{ categories { id } }', {}, { headers });
    expect(shop.upstream.calls[0]?.headers).not.toHaveProperty('traceparent');
    await shop.stop();
  });
});
